import { shownRating } from '#areas/companies/rules/rating.ts';
import { usedRates } from '#areas/exchange-rates/server/index.ts';
import { carrierFacts, findCandidatesOf, reasonsOf, wantedTypeOf } from '#areas/load-orders/server/index.ts';
import { countryOrDefault } from '#countries/country.ts';
import { distanceMeters } from '#kernel/position.ts';
import type { Actor } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { positionOfPlace } from '#platform/places/place-position.ts';
import type { ApplicantView } from '../contract/opportunity.shapes.ts';
import { comparablePrice } from '../rules/compare-price.ts';
import { APPLICANTS_SHOWN } from '../rules/opportunity-limits.ts';
import { applicantCompanies, lastPlaces } from './applicants.repository.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { readOwn, seesPrices } from './opportunity-access.ts';
import { presentPostulation } from './postulation.presenter.ts';
import { offersOf, type PostulationRecord, postulationsOf } from './postulation.repository.ts';

type Context = RequestContext<Actor>;

/** Everybody who applied, with what is known of them: read at once, so that two hundred are as fast as two. */
export async function readApplicants(context: Context, id: string) {
  const { trx, actor, now } = context;
  const record = await readOwn(context, id);
  const applied = await postulationsOf(trx, id, APPLICANTS_SHOWN);
  const companyIds = [...new Set(applied.flatMap((one) => one.applicant_company_id ?? []))];
  const [offers, facts, companies, trucks, terms] = [
    await offersOf(
      trx,
      applied.map((one) => one.id),
    ),
    byCompany(await carrierFacts(trx, companyIds, now)),
    byCompany(await applicantCompanies(trx, companyIds)),
    await trucksOf(context, record, applied),
    await comparison(context, record),
  ];
  return {
    postulations: applied.map((one): ApplicantView => {
      const company = one.applicant_company_id === null ? undefined : companies.get(one.applicant_company_id);
      const fact = one.applicant_company_id === null ? undefined : facts.get(one.applicant_company_id);
      const truck = trucks.get(one.id);
      const price = {
        type: one.freight_type,
        value: one.freight,
        currency: one.freight_currency,
        unit: one.freight_unit,
      };
      return {
        ...presentPostulation(one, offers.get(one.id) ?? [], record, actor),
        comparable: seesPrices(actor) ? comparablePrice(price, terms) : null,
        isConverted: one.freight_currency !== record.freight_currency,
        usedRates: seesPrices(actor) ? ratesBetween(terms, one.freight_currency) : [],
        rating: shownRating(Number(company?.average ?? 0)),
        tripsDone: fact?.tripsDone ?? 0,
        onTime: fact?.onTime ?? null,
        givenBack: company?.givenBack ?? 0,
        distanceKm: truck?.distanceKm ?? null,
        driverRating: truck?.rating ?? null,
        reasons: truck?.reasons ?? [],
      };
    }),
  };
}

const byCompany = <T extends { readonly companyId: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.companyId, row]));

async function comparison(context: Context, record: OpportunityRecord) {
  const { actor } = context;
  const used = await usedRates(context);
  return {
    currency: record.freight_currency,
    own: countryOrDefault(actor.country).currency.code,
    used,
    rates: new Map([...used].map(([currency, { rate }]) => [currency, rate])),
    weight: record.weight,
    weightUnit: record.weight_unit,
  };
}

/** What a price of that currency is compared with the others by. */
function ratesBetween({ currency: wanted, used }: Awaited<ReturnType<typeof comparison>>, currency: string) {
  return currency === wanted ? [] : [currency, wanted].flatMap((code) => used.get(code) ?? []);
}

interface NamedTruck {
  readonly distanceKm: number | null;
  readonly rating: number | null;
  readonly reasons: ApplicantView['reasons'];
}

/** The verdict on the trucks that applicants named, by the rules of the assignment; they are of other companies. */
async function trucksOf(
  { trx }: Context,
  record: OpportunityRecord,
  applied: readonly PostulationRecord[],
): Promise<Map<string, NamedTruck>> {
  // What an outside carrier says of a truck is not known here before the award.
  const named = applied.filter(({ truck_id, outside }) => truck_id !== null && outside === null);
  const wanted = named.map(({ applicant_company_id, truck_id, driver_id }) => ({
    companyId: applicant_company_id!,
    truckId: truck_id!,
    driverId: driver_id,
  }));
  const [candidates, places] = await withPlatformScope(trx, () =>
    Promise.all([
      findCandidatesOf(trx, wanted),
      lastPlaces(
        trx,
        wanted.map(({ truckId }) => truckId),
      ),
    ]),
  );
  const origin = await positionOfPlace(trx, record.origin);
  const wantedType = await wantedTypeOf(trx, record.vehicle_type);
  const verdicts = new Map<string, NamedTruck>();
  for (const one of named) {
    const candidate = candidates.find(
      ({ truckId, driver }) => truckId === one.truck_id && (!one.driver_id || driver?.id === one.driver_id),
    );
    if (!candidate) continue;
    const place = places.get(candidate.truckId);
    const there = place && (await positionOfPlace(trx, place));
    const distanceKm = origin && there ? Math.round(distanceMeters(there, origin) / 1000) : null;
    const rating = candidate.driver?.rating ?? null;
    const reasons = reasonsOf(candidate, wantedType, distanceKm);
    verdicts.set(one.id, { distanceKm, rating: rating === null ? null : Number(rating), reasons });
  }
  return verdicts;
}
