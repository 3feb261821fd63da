/** What stands for somebody nobody has rated yet: friendlier on the card than among the data. */
const UNRATED = { card: 4, data: 3 } as const;

/** With one decimal. */
export function shownRating(rating: number | null, place: keyof typeof UNRATED): string {
  return (rating ?? UNRATED[place]).toFixed(1);
}
