import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { asSeenBy, rankFleet } from '#areas/load-orders/server/index.ts';
import { namedEntry } from '#areas/master-data/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { positionOfPlace } from '#platform/places/place-position.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import { POSTULATE } from '../contract/opportunity.permissions.ts';
import type { ExternalOpportunity } from '../contract/opportunity.shapes.ts';
import type * as calls from '../contract/postulation.calls.ts';
import { awardTrips } from './award-trips.repository.ts';
import { isWatched } from './lane.repository.ts';
import { moment, presentState } from './opportunity.presenter.ts';
import { findOpportunity, insertEvents, lockVisible, type OpportunityRecord } from './opportunity.repository.ts';
import { stepperOf } from './opportunity.service.ts';
import { isTrucker, seenApplications } from './opportunity-access.ts';
import { replyOf } from './opportunity-columns.ts';
import { askNext } from './opportunity-steps.ts';
import { presentPostulation } from './postulation.presenter.ts';
import { nameOfCompany, offersOf, postulationsOf } from './postulation.repository.ts';
import { endTurn, findTurn, isAsked } from './reader.repository.ts';
import { shipperCard } from './shipper-card.repository.ts';

type Context = RequestContext<Actor>;

const OWN_SHOWN = 50;
const TRUCKS_SHOWN = 30;

/** Whether the company may apply now: it is published, and open or offered to it by name. */
export async function takesApplications({ trx, now }: Pick<Context, 'trx' | 'now'>, record: OpportunityRecord) {
  if (record.state !== 'published' || record.ends_at === null || record.ends_at <= now) return false;
  return record.is_open || (await isAsked(trx, record));
}

/** City and zone before the award; street, contact and the exact position come with the order. */
async function withoutStreet(trx: Trx, place: Place): Promise<Place> {
  const centre = await positionOfPlace(trx, { ...place, lat: null, lng: null });
  return {
    ...place,
    address: null,
    reference: null,
    category: null,
    warehouseId: null,
    lat: centre?.lat ?? null,
    lng: centre?.lng ?? null,
  };
}

export async function presentExternal(context: Context, record: OpportunityRecord): Promise<ExternalOpportunity> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const isOwn = record.company_id === companyId;
  const own = isOwn ? [] : await postulationsOf(trx, record.id, OWN_SHOWN);
  const seen = await seenApplications(context, own);
  const offers = await offersOf(
    trx,
    seen.map(({ id }) => id),
  );
  const trips = await awardTrips(trx, seen);
  const turn = isOwn ? undefined : await findTurn(trx, record, companyId);
  const {
    clientCompany: _client,
    comment: _comment,
    audience: _audience,
    ownFirstHours: _first,
    answerHours: _answer,
    publicationDate: _at,
    emailNotification: _mail,
    whatsappNotification: _whatsapp,
    ...reply
  } = replyOf({
    ...record,
    category_load: record.category_load && (await namedEntry(trx, CATEGORIES, record.category_load)),
    vehicle_type: await namedEntry(trx, TYPES, record.vehicle_type),
  });
  const mayApply = !isOwn && holds(actor.permissions, POSTULATE) && (await takesApplications(context, record));
  const waits = own.some(({ state }) => state === 'pending');
  const actions: ExternalOpportunity['actions'] = [];
  if (mayApply && !waits) actions.push('apply');
  if (mayApply && !waits && record.publication_type === 'direct') actions.push('refuse');
  return {
    ...presentState(record, await nameOfCompany(trx, record.company_id)),
    ...reply,
    origin: await withoutStreet(trx, record.origin),
    destination: await withoutStreet(trx, record.destination),
    shipper: await shipperCard(trx, record.company_id),
    watched: await isWatched(trx, record.id),
    isOwn,
    answerBy: moment(turn?.answerBy ?? null),
    actions,
    postulations: seen.map((one) =>
      presentPostulation(one, offers.get(one.id) ?? [], record, actor, trips.get(one.id)),
    ),
  };
}

export async function readExternal(context: Context, id: string) {
  const record = await findOpportunity(context.trx, id);
  // The own ones have a record of their own; only the marketplace shows them among the others.
  if (record.company_id === context.actor.companyId && !record.is_open) throw requestErrors.notFound();
  return { opportunity: await presentExternal(context, record) };
}

/** The own trucks in the order in which they suit, as the dialog of assignments ranks them. */
export async function findTrucks(
  { trx, actor }: Context,
  id: string,
  { search }: ParsedInput<typeof calls.findApplicationTrucks>['query'],
) {
  const record = await findOpportunity(trx, id);
  const { trucks } = await rankFleet(trx, companyOf(actor), record, {
    search: search || undefined,
    seen: (found) => asSeenBy(actor, found),
  });
  // A trucker applies with the truck they drive, and no other.
  const shown = (await isTrucker({ trx, actor }))
    ? trucks.filter(({ candidate }) => candidate.driver?.userId === actor.userId)
    : trucks;
  return {
    trucks: shown.slice(0, TRUCKS_SHOWN).map(({ candidate, distanceKm, reasons }) => ({
      truckId: candidate.truckId,
      plate: candidate.plate,
      type: candidate.type,
      driverId: candidate.driver?.id ?? null,
      driverName: candidate.driver?.name ?? null,
      distanceKm,
      reasons: [...reasons],
    })),
  };
}

/** A company that is asked directly says no; the next one is asked in the same transaction. */
export async function refuse(
  context: Context,
  id: string,
  { reason, note }: ParsedInput<typeof calls.refuseOpportunity>['body'],
) {
  const { trx, actor } = context;
  const record = await lockVisible(trx, id);
  if (record.publication_type !== 'direct' || !(await takesApplications(context, record)))
    throw opportunityErrors.notAsked();
  const waits = (await postulationsOf(trx, id, OWN_SHOWN)).some(({ state }) => state === 'pending');
  if (waits) throw opportunityErrors.alreadyApplied();
  const company = actor.companyName ?? '';
  await endTurn(trx, record, companyOf(actor), { turn: 'refused', refusal: reason, note });
  await insertEvents(trx, record, [
    { type: 'refused', userId: actor.userId, reason: note, details: { company, refusal: reason } },
  ]);
  await askNext(stepperOf(context), record);
  return { refused: true };
}
