/**
 * How far a tab has read: a snapshot of the database. What a transaction wrote is new to the tab when the transaction is
 * not visible in the snapshot, whatever order transactions began and committed in, and on whichever process.
 */
export interface Position {
  /** Every transaction before it is visible. */
  readonly xmin: number;
  /** None from it on is visible. */
  readonly xmax: number;
  /** Those in between that were still running. */
  readonly running: ReadonlySet<number>;
  /** When it was taken, in seconds of the database's clock. */
  readonly at: number;
  /** As the id of a message. */
  readonly id: string;
}

const SNAPSHOT = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15}(?:,\d{1,15})*)?)$/;

export function positionOf(snapshot: string, at: number): Position | undefined {
  const [, xmin, xmax, running] = SNAPSHOT.exec(snapshot) ?? [];
  if (xmin === undefined || xmax === undefined) return undefined;
  return {
    xmin: Number(xmin),
    xmax: Number(xmax),
    running: new Set(running ? running.split(',').map(Number) : []),
    at,
    id: `${at}~${snapshot}`,
  };
}

/** From the id that a returning tab sends; undefined when it is not one of ours. */
export function parsePosition(id: string): Position | undefined {
  const [, at, snapshot] = /^(\d{1,12})~([\d:,]{1,4000})$/.exec(id) ?? [];
  return at && snapshot ? positionOf(snapshot, Number(at)) : undefined;
}

export function isVisible(transaction: number, { xmin, xmax, running }: Position): boolean {
  return transaction < xmin || (transaction < xmax && !running.has(transaction));
}
