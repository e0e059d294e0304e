"""What does axe find wrong with a page?"""

from playwright.sync_api import Page

import dev

SCRIPT = dev.CLIENT / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const told = fault => `${fault.id}: ${fault.nodes.map(node => `${node.target} ${node.failureSummary}`).join("; ")}`;
    return (await axe.run(document)).violations.map(told);
}"""


def faults(page: Page) -> list[str]:
    """Every violation with the elements in which it was found."""
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found
