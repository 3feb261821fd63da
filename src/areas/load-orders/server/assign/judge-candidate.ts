import { requireValidDocuments } from '#areas/documents/server/index.ts';
import { HOMOLOGATION_HIDDEN } from '#areas/fleet/contract/homologation.permissions.ts';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { type AssignmentReason, assignmentReasons, forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import { productEntry } from '#areas/master-data/server/index.ts';
import { AppError, type ErrorDetails } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { CandidateRecord } from './candidate.repository.ts';

type Context = Pick<RequestContext<Pick<Actor, 'timeZone'>>, 'actor' | 'trx' | 'services' | 'language' | 'now'>;

/** The wanted type is one of the product's, as `wantedTypeOf` finds it. */
export function reasonsOf(
  {
    behavesAs: type,
    enabled,
    busyWith,
    driver,
    trailers,
    documentsExpired,
    documentsComplete,
    failedChecks,
  }: CandidateRecord,
  wantedType: string | null,
  distanceKm: number | null = null,
): AssignmentReason[] {
  const documents = { expired: documentsExpired, complete: documentsComplete };
  const truck = { type, enabled, busyWith };
  const pulled = trailers.map((trailer) => ({ ...trailer, type: trailer.behavesAs }));
  return assignmentReasons({ truck, driver, trailers: pulled, documents, failedChecks, distanceKm }, wantedType);
}

/** What a company calls a type counts as the type of the product that it behaves as: its carriers know no other. */
export async function wantedTypeOf(trx: Trx, type: string | null): Promise<string | null> {
  return type && productEntry(trx, TYPES, type);
}

/** Homologation means nothing to people from whom it is hidden. */
export function asSeenBy<C extends { readonly failedChecks: readonly string[] }>(actor: Actor, candidate: C): C {
  return holds(actor.permissions, HOMOLOGATION_HIDDEN) ? { ...candidate, failedChecks: [] } : candidate;
}

const REFUSALS: Partial<Readonly<Record<AssignmentReason, (details: ErrorDetails) => AppError>>> = {
  truckDisabled: orderErrors.truckDisabled,
  driverDisabled: orderErrors.driverDisabled,
  trailerDisabled: orderErrors.trailerDisabled,
  noDriver: orderErrors.noDriver,
  truckBusy: orderErrors.truckBusy,
  driverBusy: orderErrors.driverBusy,
  trailerBusy: orderErrors.trailerBusy,
  wrongVehicleType: orderErrors.wrongVehicleType,
};

/** The first reason against the candidate as an error; undefined when there is none. */
export async function refusalOf(
  context: Context,
  candidate: CandidateRecord,
  wantedType: string | null,
  { except = [] }: { readonly except?: readonly AssignmentReason[] } = {},
): Promise<AppError | undefined> {
  const params = { plate: candidate.plate, name: candidate.driver?.name ?? '' };
  const wanted = await wantedTypeOf(context.trx, wantedType);
  const reasons = reasonsOf(candidate, wanted).filter((reason) => forbids(reason) && !except.includes(reason));
  for (const reason of reasons) {
    const refuse = REFUSALS[reason];
    if (refuse) return refuse({ params });
  }
  return expiredDocumentsOf(context, candidate);
}

/** Reads the documents themselves, because their summary is only updated every night. */
async function expiredDocumentsOf(context: Context, candidate: CandidateRecord): Promise<AppError | undefined> {
  const { companyId, truckId, driver, trailers } = candidate;
  try {
    await requireValidDocuments(context, { companyId, kind: 'truck', id: truckId });
    if (driver) await requireValidDocuments(context, { companyId, kind: 'driver', id: driver.id });
    for (const { id } of trailers) await requireValidDocuments(context, { companyId, kind: 'semitrailer', id });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
