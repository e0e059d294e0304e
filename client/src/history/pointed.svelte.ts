// Where on the board is what somebody reads about right now?

export const pointed = $state<{ places: readonly string[] }>({ places: [] });

/** Show these places on the board; none to show nothing any more. */
export function point(places: readonly string[] = []): void {
  pointed.places = places;
}
