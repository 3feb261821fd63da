import { insertEvents, tripStarts, truckGiven } from '#areas/load-orders/server/index.ts';
import { type GpsCheck, gpsCheckOf } from '#areas/positions/rules/gps-check.ts';
import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { listen } from '#platform/listeners.ts';
import { deviceErrors } from '../../contract/device.errors.ts';
import { type CheckFacts, checkFacts } from './gps-check.repository.ts';

function judge(facts: CheckFacts, now: Date): GpsCheck {
  const { lat, lng, origin_lat, origin_lng } = facts;
  const device = facts.device_id
    ? {
        isDisabled: facts.is_disabled,
        at: facts.at,
        position: lat === null || lng === null ? null : { lat, lng },
        isDoubted: facts.is_doubted,
        isClockAhead: facts.is_clock_ahead ?? false,
        accuracyM: facts.accuracy_m,
        maxAccuracyM: gpsSettingsOf(facts.kind, { maxAccuracyM: facts.max_accuracy_m }).maxAccuracyM,
      }
    : null;
  const origin = origin_lat === null || origin_lng === null ? null : { lat: origin_lat, lng: origin_lng };
  return gpsCheckOf(device, origin, now);
}

/** For whoever chooses a truck: only trucks of the own company, for orders one sees. */
export async function readGpsCheck(
  { trx, actor, now }: RequestContext<Actor>,
  { orderId, transportUnitId }: { readonly orderId: string; readonly transportUnitId: string },
) {
  const seen = await checkFacts(trx, orderId, transportUnitId);
  if (!seen || seen.truck_company_id !== companyOf(actor)) throw requestErrors.notFound();
  // Whether the company of the order requires it is the business of whoever brings the truck, too.
  const facts = await withPlatformScope(trx, () => checkFacts(trx, orderId, transportUnitId));
  return { ...judge(seen, now), deviceId: seen.device_id, isRequired: facts?.is_required ?? false };
}

interface Checked {
  readonly orderId: string;
  readonly truckId: string;
  readonly userId: string | null;
  readonly now: Date;
  /** Nobody waits for the answer: it is written down and refuses nothing. */
  readonly isAutomatic?: boolean;
}

/** Kept in the order's timeline with its facts; refused where the company requires it to pass. */
async function keepCheck(trx: Trx, { orderId, truckId, userId, now, isAutomatic = false }: Checked): Promise<void> {
  const facts = await withPlatformScope(trx, () => checkFacts(trx, orderId, truckId));
  if (!facts || (!facts.device_id && !facts.is_required)) return;
  const check = judge(facts, now);
  if (facts.is_required && !check.passed && !isAutomatic) throw deviceErrors.gpsCheckFailed({ facts: { ...check } });
  const event = { companyId: facts.company_id, orderId, userId, details: { ...check, at: now.toISOString() } };
  await withPlatformScope(trx, () => insertEvents(trx, [{ ...event, type: 'gpsChecked' }]));
}

export const checkGivenTruck = listen(truckGiven, ({ trx }, given) => keepCheck(trx, given));
export const checkStartingTruck = listen(tripStarts, ({ trx }, starting) => keepCheck(trx, starting));
