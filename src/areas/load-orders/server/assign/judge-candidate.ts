import { requireGoodPapers } from '#areas/documents/server/index.ts';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { orderLifeErrors } from '#areas/load-orders/contract/order-life.errors.ts';
import { type AssignmentReason, assignmentReasons, forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import { AppError, type ErrorDetails } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { CandidateRecord } from './candidate.repository.ts';

type Context = Pick<RequestContext<unknown>, 'trx' | 'services' | 'language' | 'now'>;

export function reasonsOf(
  { type, enabled, busyWith, driver, trailers, papersExpired, papersComplete }: CandidateRecord,
  wantedType: string | null,
  distanceKm: number | null = null,
): AssignmentReason[] {
  const papers = { expired: papersExpired, complete: papersComplete };
  return assignmentReasons({ truck: { type, enabled, busyWith }, driver, trailers, papers, distanceKm }, wantedType);
}

const REFUSALS: Partial<Readonly<Record<AssignmentReason, (details: ErrorDetails) => AppError>>> = {
  truckDisabled: orderLifeErrors.truckDisabled,
  driverDisabled: orderLifeErrors.driverDisabled,
  trailerDisabled: orderLifeErrors.trailerDisabled,
  noDriver: orderLifeErrors.noDriver,
  truckBusy: orderErrors.truckBusy,
  driverBusy: orderErrors.driverBusy,
  trailerBusy: orderErrors.trailerBusy,
  wrongVehicleType: orderLifeErrors.wrongVehicleType,
};

/** What keeps the candidate from the order, said as an error; undefined when nothing does. */
export async function refusalOf(
  context: Context,
  candidate: CandidateRecord,
  wantedType: string | null,
  { except = [] }: { readonly except?: readonly AssignmentReason[] } = {},
): Promise<AppError | undefined> {
  const params = { plate: candidate.plate, name: candidate.driver?.name ?? '' };
  const reasons = reasonsOf(candidate, wantedType).filter((reason) => forbids(reason) && !except.includes(reason));
  for (const reason of reasons) {
    const refuse = REFUSALS[reason];
    if (refuse) return refuse({ params });
  }
  return expiredPapersOf(context, candidate);
}

/** The papers themselves are looked at: their summary is as old as last night. */
async function expiredPapersOf(context: Context, candidate: CandidateRecord): Promise<AppError | undefined> {
  const { companyId, truckId, driver, trailers } = candidate;
  try {
    await requireGoodPapers(context, { companyId, kind: 'truck', id: truckId });
    if (driver) await requireGoodPapers(context, { companyId, kind: 'driver', id: driver.id });
    for (const { id } of trailers) await requireGoodPapers(context, { companyId, kind: 'semitrailer', id });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
