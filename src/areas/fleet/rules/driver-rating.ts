/** The rating shown for a driver without ratings: higher on the card than in the data. */
const UNRATED = { card: 4, data: 3 } as const;

export function shownRating(rating: number | null, place: keyof typeof UNRATED): number {
  return rating ?? UNRATED[place];
}
