import { reportedMoment } from '#areas/load-orders/server/index.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { GateCheck, validateTicket as validateCall } from '../contract/gate.calls.ts';
import { gateBooking, packDay } from '../rules/gate-day.ts';
import { type GateVerdict, judge, mayOverrule } from '../rules/gate-verdict.ts';
import { readShown } from '../rules/ticket.ts';
import { bookingHappened } from './booking.events.ts';
import { lockBooking } from './booking.repository.ts';
import { wasReported } from './booking-event.repository.ts';
import {
  type FoundEntry,
  findEntries,
  type GateWarehouse,
  insertCheck,
  readDay,
  readGates,
  wasRefused,
} from './gate.repository.ts';
import { currentKeys, openTicket } from './ticket-key.ts';
import { changeStatus } from './visit.service.ts';

type Context = RequestContext<Actor>;
type Asked = ParsedInput<typeof validateCall>['body'];

/** What was found for something shown; `version` of a ticket only. */
interface Found {
  readonly entries: readonly FoundEntry[];
  readonly version: number | null;
  /** Nothing was found, and why. */
  readonly missing?: GateVerdict;
}

/** These concern somebody besides the guard; the others are put right at the gate. */
const ALERTING: readonly GateVerdict[] = ['otherPlate', 'documentsExpired', 'cancelled', 'replaced', 'used'];

async function findGate(context: Context, id: string): Promise<GateWarehouse> {
  const [warehouse] = await readGates(context.trx, id);
  if (!warehouse) throw requestErrors.notFound();
  return warehouse;
}

export async function listGates({ trx }: Context) {
  const gates = await readGates(trx);
  return { warehouses: gates.map(({ id, full_name }) => ({ _id: id, fullName: full_name })) };
}

/** Yesterday's last trucks, today and tomorrow by the calendar of the warehouse. */
export async function readGateDay(context: Context, id: string) {
  const { trx, now, services } = context;
  const warehouse = await findGate(context, id);
  const zone = warehouse.time_zone;
  const today = dayIn(now, zone);
  const from = new Date(instantIn(today, '00:00', zone).getTime() - 12 * 3_600_000);
  const until = instantIn(addDays(today, 2), '00:00', zone);
  const keys = await currentKeys(trx, services.config, now);
  const { bookings, names, ...packed } = packDay(await readDay(trx, id, { from, until }));
  return {
    day: {
      readAt: now.toISOString(),
      warehouse: {
        _id: id,
        fullName: warehouse.full_name,
        timeZone: zone,
        earlyMinutes: warehouse.early_minutes,
        lateMinutes: warehouse.late_minutes,
      },
      keys: keys.map((key) => ({ id: key.id, publicKey: key.publicKey })),
      ...packed,
      names: [...names],
      bookings: bookings.map((row): [...typeof row] => [...row]),
    },
  };
}

/** One transaction: of two gates that let the same truck in, the second waits, and reads that it is in. */
export async function validateTicket(context: Context, asked: Asked) {
  const { now, trx } = context;
  const warehouse = await findGate(context, asked.warehouseId);
  const at = reportedMoment(now, asked.at, warehouse.created_at);
  const found = await look(context, warehouse, asked.shown, at);
  const [first] = found.entries;
  // Locked before it is judged; what was found may have changed until then.
  const isHere = first?.warehouseId === warehouse.id;
  if (first && isHere && asked.enter) await lockBooking(trx, first.id);
  const [entry = first] = first && isHere && asked.enter ? await findEntries(trx, { id: first.id }, at) : [];
  const repeated = entry && (await wasReported(trx, warehouse, asked.enter?.key));
  if (repeated) return { check: checkOf({ verdict: 'enter', entered: true, entry, found }) };
  const verdict = entry ? judgeEntry(entry, { warehouse, at, asked, version: found.version }) : found.missing!;
  const entered = Boolean(entry && isHere) && (await letIn(context, entry!, { verdict, asked, at }));
  await record(context, { warehouse, at, asked, verdict, entry: isHere ? entry : undefined, entered });
  const [current = entry] = entered ? await findEntries(trx, { id: entry!.id }, at) : [];
  const elsewhere = entry && !isHere ? await readGates(trx, entry.warehouseId) : [];
  return { check: checkOf({ verdict, entered, entry: current, found, elsewhere: elsewhere[0]?.full_name ?? null }) };
}

async function look(context: Context, warehouse: GateWarehouse, text: string, at: Date): Promise<Found> {
  const { trx } = context;
  const shown = readShown(text);
  const here = { warehouseId: warehouse.id };
  const find = async (wanted: Parameters<typeof findEntries>[1]): Promise<Found> => ({
    entries: await findEntries(trx, wanted, at),
    version: null,
    missing: 'unknown',
  });
  if (shown.kind === 'ticket') {
    const ticket = await openTicket(trx, shown.signed);
    if (!ticket) return { entries: [], version: null, missing: 'forged' };
    const entries = await findEntries(trx, { id: ticket.id }, at);
    // Genuine, but of a warehouse of somebody else: nothing more is said.
    const missing = ticket.warehouseId === warehouse.id ? 'cancelled' : 'anotherWarehouse';
    return { entries, version: ticket.version, missing };
  }
  if (shown.kind === 'order') return find({ orderId: shown.orderId, ...here });
  if (shown.kind === 'plate') return find({ plate: shown.plate, ...here });
  if (shown.kind === 'nothing')
    return { entries: [], version: null, missing: looksLikeTicket(text) ? 'forged' : 'unknown' };
  const coded = await find({ code: shown.code });
  return coded.entries.length > 0 ? coded : find({ plate: shown.code, ...here });
}

/** A QR code of ours that was cut or changed. */
const looksLikeTicket = (text: string): boolean => /\/ticket\/|^[\w-]{40,}\.[\w-]+$/.test(text);

function judgeEntry(
  entry: FoundEntry,
  { warehouse, at, asked, version }: { warehouse: GateWarehouse; at: Date; asked: Asked; version: number | null },
): GateVerdict {
  const day = entry.startsAt === null ? null : dayIn(new Date(entry.startsAt), warehouse.time_zone);
  const booking = gateBooking(entry, entry.warehouseId, day);
  // Of an entry that waited on a phone: whoever came first was let in, not who was sent first.
  const isEarlier =
    asked.enter !== undefined &&
    entry.state !== 'pending' &&
    entry.arrivedAt !== null &&
    at.getTime() < entry.arrivedAt;
  return judge(
    { ...booking, state: isEarlier ? 'scheduled' : booking.state, plate: booking.plate && plateKey(booking.plate) },
    {
      warehouseId: warehouse.id,
      today: dayIn(at, warehouse.time_zone),
      now: at.getTime(),
      earlyMinutes: warehouse.early_minutes,
      lateMinutes: warehouse.late_minutes,
      ticketVersion: version,
      plate: asked.plate ? plateKey(asked.plate) : null,
    },
  );
}

async function letIn(
  context: Context,
  entry: FoundEntry,
  { verdict, asked: { enter }, at }: { verdict: GateVerdict; asked: Asked; at: Date },
): Promise<boolean> {
  if (!enter) return false;
  const hasReason = enter.believed || enter.reason !== null;
  if (verdict !== 'enter' && !(mayOverrule(verdict) && hasReason)) return false;
  const move = entry.state === 'pending' ? 'takeIn' : 'arrive';
  await changeStatus(context, entry.id, { move, at: at.toISOString(), clientKey: enter.key, reason: enter.reason });
  return true;
}

interface Judged {
  readonly warehouse: GateWarehouse;
  readonly at: Date;
  readonly asked: Asked;
  readonly verdict: GateVerdict;
  readonly entry: FoundEntry | undefined;
  readonly entered: boolean;
}

async function record(
  { trx, actor }: Context,
  { warehouse, at, asked, verdict, entry, entered }: Judged,
): Promise<void> {
  const isNew = await insertCheck(trx, {
    id: asked.enter?.key ?? createId(),
    warehouse,
    at,
    userId: actor.userId,
    verdict,
    bookingId: entry?.id ?? null,
    shown: asked.shown,
    reason: asked.enter?.reason ?? null,
  });
  if (!isNew || !entry || entered || !ALERTING.includes(verdict) || (await wasRefused(trx, entry.id, verdict))) return;
  await bookingHappened(
    trx,
    { company_id: warehouse.company_id, id: entry.id },
    {
      what: 'refused',
      userId: actor.userId,
      at,
      details: { verdict },
    },
  );
}

function checkOf({
  verdict,
  entered,
  entry,
  found,
  elsewhere = null,
}: {
  readonly verdict: GateVerdict;
  readonly entered: boolean;
  readonly entry: FoundEntry | undefined;
  readonly found: Found;
  readonly elsewhere?: string | null;
}): GateCheck {
  const present = ({ warehouseId: _warehouseId, ...shown }: FoundEntry) => shown;
  return {
    verdict,
    entered,
    warehouse: elsewhere,
    booking: entry ? present(entry) : null,
    others: found.entries.slice(1).map(present),
  };
}
