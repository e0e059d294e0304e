// How far is a lesson, seen from what was answered? And which lessons has this device done?
import type { GameName } from "../api/wire";
import { keep, keptText } from "../pages/kept";

/** Does an answer end the step? Patterns are joined by `|`; `*` stands for anything. */
export function fits(step: string, answer: string): boolean {
  return step.split("|").some((pattern) => {
    const [first, ...rest] = pattern.split("*");
    if (!rest.length) return answer === pattern;
    const last = rest.pop()!;
    return answer.startsWith(first!) && answer.endsWith(last) && answer.length >= first!.length + last.length;
  });
}

/** The step that comes now: what was read or answered lies behind; who acts need not have read what stands before. */
export function stepNow(steps: readonly string[], answers: readonly string[], read: number): number {
  let answered = 0;
  for (let step = 0; step < steps.length; step++) {
    const wanted = steps.slice(step).find(Boolean);
    const found = wanted ? answers.findIndex((answer, i) => i >= answered && fits(wanted, answer)) : -1;
    if (steps[step]) {
      if (found < 0) return step;
      answered = found + 1;
    } else if (found < 0 && step >= read) return step;
  }
  return steps.length - 1;
}

const kept = (game: GameName) => `learnt.${game}`;

/** The lessons that were done on this device. */
export function learnt(game: GameName): string[] {
  return keptText(kept(game)).split(" ").filter(Boolean);
}

export function keepLearnt(game: GameName, lesson: string): void {
  keep(kept(game), [...new Set([...learnt(game), lesson])].join(" "));
}
