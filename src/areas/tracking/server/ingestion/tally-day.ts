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

const DAY_MS = 86_400_000;
let last = { nth: 0, day: '1970-01-01' };

/** A day is one of UTC, as history is kept. Nearly every message is of the same one. */
export function dayOf(at: Date): string {
  const nth = Math.floor(at.getTime() / DAY_MS);
  if (nth !== last.nth) last = { nth, day: at.toISOString().slice(0, 10) };
  return last.day;
}
