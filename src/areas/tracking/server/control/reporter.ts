/** Who reports something of a trip: a user, or a driver with a personal link who is known only by name. */
export interface Reporter {
  readonly companyId: string;
  readonly userId: string | null;
  readonly byName: string | null;
}
