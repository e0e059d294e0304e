"""How is a row written in place of the one that has the same key? In one step, so that two writers never collide."""

from collections.abc import Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(connection: AsyncConnection, table: Table, values: Mapping[str, object]) -> None:
    """Keep the row; another one with its primary key becomes it."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in key}
    statement = dialect.insert(table).values(dict(values))
    if rest:
        statement = statement.on_conflict_do_update(index_elements=key, set_=rest)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=key)
    await connection.execute(statement)
