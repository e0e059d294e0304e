"""How does somebody come back in another browser? By a passkey, which proves itself and tells nobody a secret."""

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from whistlepost.server import limits
from whistlepost.server.host import Host
from whistlepost.server.refused import Refused
from whistlepost.server.secret import fingerprint, token
from whistlepost.server.store import passkeys, people, ways
from whistlepost.server.store.passkeys import Passkey
from whistlepost.server.store.people import Person
from whistlepost.server.who import Entered
from whistlepost.server.wire.asked import Credential

NAME = "Whistlepost"
NEEDED = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED)
"""The key must know by itself whose it is: nobody types a name to come back."""


def origin_of(host: Host, connection: HTTPConnection) -> str:
    """The page that asks; it was compared with ours already."""
    origins = host.settings.origins
    return connection.headers.get("origin") or (origins[0] if origins else str(connection.base_url).rstrip("/"))


def site(origin: str) -> str:
    """The name that a passkey belongs to."""
    return urlsplit(origin).hostname or ""


async def offer(host: Host, person: Person, origin: str) -> dict[str, Any]:
    """What a browser needs to make a passkey for that person."""
    async with host.database.begin() as connection:
        there = await passkeys.of_person(connection, person.id)
    known = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in there]
    options = generate_registration_options(
        rp_id=site(origin), rp_name=NAME, user_name=person.name, user_id=person.id.encode(),
        challenge=host.draw(32), authenticator_selection=NEEDED, exclude_credentials=known,
    )  # fmt: skip
    await challenged(host, options.challenge, person.id)
    return options_to_json_dict(options)


async def ask(host: Host, origin: str) -> dict[str, Any]:
    """What a browser needs to prove a passkey that it has."""
    options = generate_authentication_options(rp_id=site(origin), challenge=host.draw(32))
    await challenged(host, options.challenge, None)
    return options_to_json_dict(options)


async def challenged(host: Host, challenge: bytes, person: str | None) -> None:
    """Remember what was given out."""
    now = host.now()
    async with host.database.begin() as connection:
        text = fingerprint(bytes_to_base64url(challenge))
        await passkeys.challenge(connection, text, person, now + limits.CHALLENGE, now)


async def answered(host: Host, credential: Credential, person: str | None) -> bytes:
    """The challenge that the credential answers; each can be answered once."""
    try:
        challenge = parse_client_data_json(base64url_to_bytes(str(credential.response["clientDataJSON"]))).challenge
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise Refused("bad_passkey") from None
    async with host.database.begin() as connection:
        text = fingerprint(bytes_to_base64url(challenge))
        if not await passkeys.answered(connection, text, person, host.now()):
            raise Refused("bad_passkey")
    return challenge


async def keep(host: Host, person: Person, origin: str, credential: Credential) -> None:
    """From now on the person comes back by this passkey."""
    challenge = await answered(host, credential, person.id)
    try:
        proved = verify_registration_response(
            credential=credential.plain(),
            expected_challenge=challenge,
            expected_rp_id=site(origin),
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("bad_passkey") from None
    key = bytes_to_base64url(proved.credential_id)
    passkey = Passkey(key, person.id, proved.credential_public_key, proved.sign_count, host.now())
    try:
        async with host.database.begin() as connection:
            if len(await passkeys.of_person(connection, person.id)) >= limits.PASSKEYS:
                raise Refused("many_passkeys")
            await passkeys.keep(connection, passkey)
    except IntegrityError:
        raise Refused("bad_passkey") from None


async def come_back(host: Host, origin: str, credential: Credential, guest: Person | None) -> Entered:
    """Who the passkey belongs to; the seats of the guest who sat here become theirs."""
    challenge = await answered(host, credential, None)
    async with host.database.begin() as connection:
        passkey = await passkeys.read(connection, credential.id)
    if passkey is None:
        raise Refused("bad_passkey")
    uses = proved_uses(credential, challenge, origin, passkey)
    opening, games = token(host.draw), []
    async with host.database.begin() as connection:
        await passkeys.used(connection, passkey.id, uses)
        person = await passkeys.owner(connection, passkey)
        await people.open_session(connection, fingerprint(opening), person.id, host.now())
        if guest is not None and guest.id != person.id:
            games = await passkeys.bring(connection, guest.id, person.id)
            await ways.bring(connection, guest.id, person.id)
    for game in games:
        host.desk.tell(game)
    return Entered(person, opening)


def proved_uses(credential: Credential, challenge: bytes, origin: str, passkey: Passkey) -> int:
    """How often the key was used, by its own count; `bad_passkey` if it does not prove itself."""
    try:
        proved = verify_authentication_response(
            credential=credential.plain(), expected_challenge=challenge, expected_rp_id=site(origin),
            expected_origin=origin, credential_public_key=passkey.public, credential_current_sign_count=passkey.uses,
        )  # fmt: skip
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("bad_passkey") from None
    return proved.new_sign_count
