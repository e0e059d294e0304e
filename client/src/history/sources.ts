// What are the sources of a score called?
import { kindWords } from "../campaign/events";
import { say, t } from "../words/words.svelte";

/** `deliveries` of railroad, or `play urban` and `election rural` of campaign. */
export function sourceWords(source: string): string {
  const [when, ...kinds] = source.split(" ");
  if (when === "play" || when === "election") return t(`source.${when}`, { kind: kindWords(kinds.join(" ")) });
  return say(`source.${source}`, source);
}
