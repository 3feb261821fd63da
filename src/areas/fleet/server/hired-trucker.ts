import { ASSIGN_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { readDriver } from '#areas/fleet/rules/read-driver.ts';
import { fleetsOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { namesIn } from '#kernel/permission.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type DriverKey, findOwnDrivers } from './driver-look-up.repository.ts';
import { driverMapping } from './parsed-driver.ts';
import { registerDriver } from './save-driver.ts';
import { findByPlate } from './vehicle.repository.ts';
import { createVehicle } from './vehicle.service.ts';
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
  return readDriver(countryOf(hired.country), driverMapping.over(null, formOf(hired)), today).problems;
}

/**
 * An eventual trucker of the spot market with the truck they drive. Whoever the company knows already, by phone,
 * document, licence or plate, is taken as they are; without documents there is a truck but no driver.
 */
export async function registerHired(
  context: Context,
  hired: Hired,
): Promise<{ readonly driverId: string | null; readonly truckId: string | null }> {
  // The award decides which company they drive for and with which truck, whoever may decide that elsewhere.
  const needed = [ASSIGN_TRANSPORT_COMPANY, VEHICLE_RIGHTS.spotTruck.write].flatMap(namesIn);
  const permissions = new Set([...context.actor.permissions, ...needed]);
  const deciding = { ...context, actor: { ...context.actor, permissions } };
  const driver = await ensureDriver(deciding, hired);
  const truck = await ensureTruck(deciding, hired);
  if (driver?.isNew && truck?.isNew) await matchDriver(deciding, 'spotTruck', truck.id, { truckerId: driver.id });
  return { driverId: driver?.id ?? null, truckId: truck?.id ?? null };
}

interface Ensured {
  readonly id: string;
  readonly isNew: boolean;
}

async function ensureDriver(context: Context, { documents, ...hired }: Hired): Promise<Ensured | undefined> {
  const { trx, actor } = context;
  for (const key of keysOf({ ...hired, documents })) {
    const [known] = await findOwnDrivers(trx, { companyId: companyOf(actor), markets: MARKETS }, key);
    if (known) return { id: known.id, isNew: false };
  }
  if (!documents || Object.keys(hiredProblems({ ...hired, documents }, todayOf(context))).length > 0) return undefined;
  const form = { ...formOf({ ...hired, documents }), transportCompanyId: hired.transportCompanyId };
  return { id: (await registerDriver(context, 'spot', form)).record.id, isNew: true };
}

function keysOf({
  country,
  person,
  documents,
}: Omit<Hired, 'plate' | 'truckType' | 'transportCompanyId'>): DriverKey[] {
  const { driverLicence, phone } = countryOf(country);
  const byPhone: DriverKey = { by: 'phone', code: person.countryCode ?? phone.code, phone: person.phone };
  if (!documents) return [byPhone];
  const { number } = splitDocumentId(documents.documentId ?? '');
  return [
    byPhone,
    ...(number ? [{ by: 'document', country, number, type: documents.typeDocumentId } as const] : []),
    { by: 'licence', country, number: driverLicence.canonical(documents.driverLicense) },
  ];
}

/** A plate that the company knows as a semitrailer's is left to its people. */
async function ensureTruck(context: Context, hired: Hired): Promise<Ensured | undefined> {
  const { trx, actor } = context;
  const { country, plate, truckType, transportCompanyId } = hired;
  const scope = { companyId: companyOf(actor), fleets: [...fleetsOf('truck'), ...fleetsOf('semitrailer')] };
  const known = await findByPlate(trx, scope, { country, plate });
  if (known) return known.kind === 'truck' ? { id: known.id, isNew: false } : undefined;
  const form = { countryId: country, plate, typeId: truckType, transportCompanyId };
  const { transportUnit } = await createVehicle(context, 'spotTruck', form);
  return { id: transportUnit._id, isNew: true };
}
