import { insertEvents, tripStarts, truckGiven, truckOffered } from '#areas/load-orders/server/index.ts';
import { type GpsCheck, gpsCheckOf, REPORTED_MINUTES } from '#areas/positions/rules/gps-check.ts';
import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { listen } from '#platform/listeners.ts';
import { deviceErrors } from '../../contract/device.errors.ts';
import { type CheckFacts, checkFacts } from './gps-check.repository.ts';

const METERS_PER_KM = 1000;

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
  /** It has happened, or nobody waits for the answer: it is written down and refuses nothing. */
  readonly isAutomatic: boolean;
}

/** Kept in the order's timeline with its facts; refused where the company requires it to pass. */
async function keepCheck(trx: Trx, { orderId, truckId, userId, now, isAutomatic }: Checked): Promise<void> {
  const facts = await withPlatformScope(trx, () => checkFacts(trx, orderId, truckId));
  if (!facts || (!facts.device_id && !facts.is_required)) return;
  const check = judge(facts, now);
  if (facts.is_required && !isAutomatic) requirePassed(check);
  const event = { companyId: facts.company_id, orderId, userId, details: { ...check, at: now.toISOString() } };
  await withPlatformScope(trx, () => insertEvents(trx, [{ ...event, type: 'gpsChecked' }]));
}

/** Says the first thing that is missing; what is far or not believable was at least said lately. */
function requirePassed(check: GpsCheck): void {
  if (check.passed) return;
  const facts = { ...check };
  if (!check.hasDevice) throw deviceErrors.gpsNoDevice({ facts });
  if (!check.hasReported) throw deviceErrors.gpsSilent({ facts, params: { minutes: REPORTED_MINUTES } });
  if (!check.isBelievable) throw deviceErrors.gpsNotBelieved({ facts });
  throw deviceErrors.gpsFar({ facts, params: { km: Math.round((check.metersAway ?? 0) / METERS_PER_KM) } });
}

export const checkGivenTruck = listen(truckGiven, ({ trx }, given) => keepCheck(trx, given));
export const checkStartingTruck = listen(tripStarts, ({ trx }, starting) => keepCheck(trx, starting));

/** An order gets no truck by itself that nobody could have assigned by hand. */
export const checkOfferedTruck = listen(truckOffered, async ({ trx }, { orderId, truckId, now }) => {
  const facts = await withPlatformScope(trx, () => checkFacts(trx, orderId, truckId));
  if (facts?.is_required) requirePassed(judge(facts, now));
});
