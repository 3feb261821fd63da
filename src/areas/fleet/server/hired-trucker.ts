import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { registerDriver } from './save-driver.ts';
import { type Ensured, identifyDriver, knownVehicle, readNewDriver, takeOnVehicle, takingOn } from './taken-on.ts';
import { matchDriver } from './vehicle-match.service.ts';

type Context = RequestContext<Actor>;

/** Without these nobody is a driver. */
export interface HiredDocuments {
  readonly typeDocumentId: string;
  readonly documentId: string | null;
  readonly driverLicense: string;
  readonly birthDate: string;
}

/** Somebody hired for one trip with their own truck, with numbers in their stored form. */
export interface Hired {
  readonly country: CountryCode;
  readonly transportCompanyId: string;
  readonly plate: string;
  readonly truckType: string;
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly countryCode: string | null;
    readonly phone: string;
  };
  readonly documents: HiredDocuments | null;
}

type Person = Pick<Hired, 'country' | 'person'> & { readonly documents: HiredDocuments };

const formOf = ({ country, person, documents }: Person) =>
  ({ countryId: country, ...person, ...documents, eventualTrucker: true }) as NewDriverInput;

/** What the rules of the country have against such a driver, by field. */
export function hiredProblems(hired: Person, today: string): Readonly<Record<string, FieldProblem>> {
  return readNewDriver(formOf(hired), today).problems;
}

/**
 * An eventual trucker of the spot market with the truck they drive. Whoever the company knows already, by phone,
 * document, licence or plate, is taken as they are; without documents, or with the phone of another driver, there is a
 * truck but no driver.
 */
export async function registerHired(
  context: Context,
  hired: Hired,
): Promise<{ readonly driverId: string | null; readonly truckId: string | null }> {
  const driver = await ensureDriver(context, hired);
  const truck = await ensureTruck(context, hired);
  if (driver?.isNew && truck?.isNew) {
    await matchDriver(takingOn(context), 'spotTruck', truck.id, { truckerId: driver.id });
  }
  return { driverId: driver?.id ?? null, truckId: truck?.id ?? null };
}

async function ensureDriver(context: Context, { documents, ...hired }: Hired): Promise<Ensured | undefined> {
  const { trx, actor } = context;
  const numbers = { ...hired.person, ...documents };
  const { known, clash } = await identifyDriver(trx, companyOf(actor), hired.country, numbers);
  if (known) return { id: known.id, isNew: false };
  if (clash) return undefined;
  if (!documents || Object.keys(hiredProblems({ ...hired, documents }, todayOf(context))).length > 0) return undefined;
  const form = { ...formOf({ ...hired, documents }), transportCompanyId: hired.transportCompanyId };
  return { id: (await registerDriver(takingOn(context), 'spot', form)).record.id, isNew: true };
}

/** A plate that the company knows as a semitrailer's is left to its people. */
async function ensureTruck(context: Context, hired: Hired): Promise<Ensured | undefined> {
  const { trx, actor } = context;
  const { country, plate, truckType, transportCompanyId } = hired;
  const known = await knownVehicle(trx, companyOf(actor), { country, plate });
  if (known) return known.kind === 'truck' ? { id: known.id, isNew: false } : undefined;
  return takeOnVehicle(context, 'truck', { countryId: country, plate, typeId: truckType, transportCompanyId });
}
