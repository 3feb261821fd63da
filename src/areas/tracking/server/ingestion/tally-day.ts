/** What is being counted of a device on a day. */
export interface TallyDay {
  readonly companyId: string;
  readonly deviceId: string;
  readonly day: string;
  messages: number;
  stored: number;
  refused: number;
  readonly reasons: Record<string, number>;
  at: Date;
}

/** A day is one of UTC, as history is kept. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
