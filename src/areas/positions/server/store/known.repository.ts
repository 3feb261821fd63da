import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { commitWithNext } from '#platform/db/transaction.ts';
import type { StoredPosition } from './history.repository.ts';
import type { LatestPosition } from './latest.repository.ts';
import type { FoundTracker } from './trackers.repository.ts';

/** What a known device reported: it is stored only where the device is as it was known. */
export interface KnownReport {
  readonly tracker: FoundTracker;
  /** Without a doubt. */
  readonly latest: LatestPosition;
  readonly stored: readonly StoredPosition[];
  /** Trips with something new for the rules. */
  readonly marks: readonly string[];
}

export interface StoredReports {
  /** The transaction that wrote them. */
  readonly changed: string;
  /** Devices that are no longer as they were known: nothing of them was stored. */
  readonly outdated: ReadonlySet<string>;
}

type Plain = string | number | boolean | null;

/** Ids, numbers and words only: nothing in them has to be escaped. */
function columnOf<T>(rows: readonly T[], value: (row: T) => Plain): string {
  let text = '{';
  for (const row of rows) {
    if (text.length > 1) text += ',';
    text += value(row) ?? 'NULL';
  }
  return `${text}}`;
}

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

/** The whole transaction, in one round trip, with one report of each device: see `app.store_fixes`. */
export async function storeKnown(trx: Trx, reports: readonly KnownReport[]): Promise<StoredReports> {
  const tracker = (value: (tracker: FoundTracker) => Plain) => columnOf(reports, (report) => value(report.tracker));
  const latest = (value: (latest: LatestPosition) => Plain) => columnOf(reports, (report) => value(report.latest));
  const positions = reports.flatMap(({ stored }) => stored);
  const fix = (value: (position: StoredPosition) => Plain) => columnOf(positions, value);
  const marks = reports.flatMap(({ tracker: { id }, marks }) => marks.map((mark) => ({ id, mark })));
  commitWithNext(trx);
  const { rows } = await sql<{
    changed: string;
    outdated: readonly string[];
  }>`select s.changed, s.outdated from app.store_fixes(
      ${tracker(({ id }) => id)}, ${tracker(({ version }) => version)}, ${tracker(({ changed }) => changed)},
      ${latest(({ hasMoved }) => hasMoved)}, ${latest(({ vehicleId }) => vehicleId)}, ${latest(({ orderId }) => orderId)},
      ${latest(({ at }) => ms(at))}, ${latest(({ lat }) => lat)}, ${latest(({ lng }) => lng)}, ${latest(({ speedKmh }) => speedKmh)},
      ${latest(({ heading }) => heading)}, ${latest(({ accuracyM }) => accuracyM)}, ${latest(({ isClockAhead }) => isClockAhead)},
      ${latest(({ stationarySince }) => ms(stationarySince))}, ${latest(({ storedAt }) => ms(storedAt))},
      ${latest(({ contactAt }) => ms(contactAt))}, ${latest(({ batteryPercent }) => batteryPercent)},
      ${latest(({ hasPower }) => hasPower)}, ${latest(({ ignition }) => ignition)},
      ${fix(({ trackerId }) => trackerId)}, ${fix(({ companyId }) => companyId)}, ${fix(({ vehicleId }) => vehicleId)},
      ${fix(({ orderId }) => orderId)}, ${fix(({ at }) => at.getTime())}, ${fix(({ lat }) => lat)}, ${fix(({ lng }) => lng)},
      ${fix(({ speedKmh }) => speedKmh)}, ${fix(({ heading }) => heading)}, ${fix(({ accuracyM }) => accuracyM)},
      ${fix(({ altitudeM }) => altitudeM)}, ${fix(({ verdict }) => verdict)},
      ${columnOf(marks, ({ id }) => id)}, ${columnOf(marks, ({ mark }) => mark)}) s`.execute(trx);
  const [{ changed, outdated } = { changed: '', outdated: [] }] = rows;
  return { changed, outdated: new Set(outdated) };
}
