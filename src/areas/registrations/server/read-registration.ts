import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { readNewDriver, readNewVehicle } from '#areas/fleet/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { withRequired } from '#countries/rule.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { idShape } from '#kernel/ids.ts';
import type { AskedDocuments, RegistrationForm, SentDriver, SentVehicle } from '../contract/registration.shapes.ts';

type Problems = Record<string, FieldProblem>;

export interface RegistrationReading {
  /** With every number in its stored form. */
  readonly form: RegistrationForm;
  readonly problems: Readonly<Problems>;
}

interface Around {
  readonly country: CountryCode;
  readonly today: string;
  readonly asked: AskedDocuments;
  /** The files that were uploaded by this invitation. */
  readonly files: ReadonlySet<string>;
}

/** The form a new driver of the fleet is registered with. */
export const driverForm = (country: CountryCode, { documents, ...driver }: SentDriver): NewDriverInput => ({
  countryId: country,
  ...driver,
  documents: documents.map(givenParts),
});

/** The form a new vehicle of the fleet is registered with. */
export const vehicleForm = (
  country: CountryCode,
  { kind: _, documents, ...vehicle }: SentVehicle,
): NewVehicleInput => ({
  countryId: country,
  ...vehicle,
  documents: documents.map(givenParts),
});

const givenParts = ({ type, fileId, expirationDate }: SentDriver['documents'][number]) => ({
  type,
  ...(fileId ? { fileId } : {}),
  ...(expirationDate ? { expirationDate } : {}),
});

/** Reads what was sent by the rules of the country, of the fleet and of the company that invites. */
export function readRegistration(given: RegistrationForm, around: Around): RegistrationReading {
  const country = countryOf(around.country);
  const reader = new FieldReader(country);
  const problems: Problems = {};
  const isFirm = given.kind === 'company';
  const name = reader.text('name', withRequired(country.businessName, isFirm), given.name ?? '');
  const rule = isFirm ? country.taxId.company : country.taxId.person;
  const taxId = reader.text('taxId', withRequired(rule, isFirm), given.taxId ?? '');
  const contact = isFirm ? readContact(reader, given, problems, around.country) : null;
  if (!isFirm && given.drivers.length !== 1) problems.drivers = { code: 'oneDriver' };
  const drivers = given.drivers.map((driver, at) => readOneDriver(driver, `drivers.${at}`, around, problems));
  const vehicles = given.vehicles.map((vehicle, at) => readOneVehicle(vehicle, `vehicles.${at}`, around, problems));
  repeated(drivers, 'drivers', driverNumbers, problems);
  repeated(vehicles, 'vehicles', ({ plate }) => ({ plate }), problems);
  repeatedFiles([...drivers.map(inside('drivers')), ...vehicles.map(inside('vehicles'))], problems);
  return {
    form: { ...given, name: name ?? null, taxId: taxId ?? null, contact, drivers, vehicles },
    problems: { ...problems, ...reader.problems },
  };
}

function readContact(
  reader: FieldReader,
  { contact }: RegistrationForm,
  problems: Problems,
  code: CountryCode,
): RegistrationForm['contact'] {
  const { firstName, lastName } = countryOf(code);
  if (!contact) {
    problems.contact = { code: 'required' };
    return null;
  }
  const phone = reader.phone({ countryCode: 'contact.countryCode', phone: 'contact.phone' }, contact);
  return {
    firstName: reader.text('contact.firstName', withRequired(firstName, true), contact.firstName) ?? '',
    lastName: reader.text('contact.lastName', withRequired(lastName, true), contact.lastName) ?? '',
    countryCode: phone.countryCode,
    phone: phone.phone ?? '',
  };
}

function readOneDriver(driver: SentDriver, at: string, around: Around, problems: Problems): SentDriver {
  const { details, problems: found } = readNewDriver(driverForm(around.country, driver), around.today);
  collect(found, at, problems);
  judgeDocuments(driver, around.asked.drivers[driver.typeDocumentId] ?? [], at, around, problems);
  const { firstName, lastName, countryCode, phone, documentId, birthDate, driverLicense } = details;
  return { ...driver, firstName, lastName, countryCode, phone, documentId, birthDate, driverLicense };
}

function readOneVehicle(vehicle: SentVehicle, at: string, around: Around, problems: Problems): SentVehicle {
  const form = vehicleForm(around.country, vehicle);
  const { details, problems: found } = readNewVehicle(vehicle.kind, form, around.today);
  collect(found, at, problems);
  // An id is none of the makes that a stranger can name: it would be looked for among the company's own ones.
  if (vehicle.brand && idShape.safeParse(vehicle.brand).success) problems[`${at}.brand`] = { code: 'choice' };
  judgeDocuments(vehicle, around.asked[vehicle.kind], at, around, problems);
  return { ...vehicle, plate: details.plate, brand: details.brand };
}

function collect(found: Readonly<Problems>, at: string, problems: Problems): void {
  for (const [field, problem] of Object.entries(found)) problems[`${at}.${field}`] = problem;
}

type WithDocuments = Pick<SentDriver, 'documents'>;

/** Only documents that are asked for, each once, with files that came by this invitation. */
function judgeDocuments(
  { documents }: WithDocuments,
  asked: AskedDocuments['truck'],
  at: string,
  { files }: Around,
  problems: Problems,
): void {
  const seen = new Set<string>();
  for (const [index, { type, fileId }] of documents.entries()) {
    const path = `${at}.documents.${index}`;
    if (!asked.some((slot) => slot.type === type)) problems[`${path}.type`] = { code: 'choice' };
    else if (seen.has(type)) problems[`${path}.type`] = { code: 'alreadyRegistered' };
    if (fileId && !files.has(fileId)) problems[`${path}.fileId`] = { code: 'choice' };
    seen.add(type);
  }
}

const driverNumbers = ({ countryCode, phone, typeDocumentId, documentId, driverLicense }: SentDriver) => ({
  phone: phone && `${countryCode} ${phone}`,
  documentId: documentId && `${typeDocumentId} ${documentId}`,
  driverLicense,
});

/** A number that stands twice is reported where it stands the second time. */
function repeated<T>(
  entries: readonly T[],
  list: string,
  numbersOf: (entry: T) => Readonly<Record<string, string | null>>,
  problems: Problems,
): void {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    for (const [field, number] of Object.entries(numbersOf(entry))) {
      if (!number) continue;
      if (seen.has(`${field} ${number}`)) problems[`${list}.${at}.${field}`] ??= { code: 'alreadyRegistered' };
      seen.add(`${field} ${number}`);
    }
  }
}

const inside =
  (list: string) =>
  ({ documents }: WithDocuments, at: number) => ({ documents, at: `${list}.${at}` });

/** One photo is one document. */
function repeatedFiles(owners: readonly (WithDocuments & { readonly at: string })[], problems: Problems): void {
  const seen = new Set<string>();
  for (const { documents, at } of owners) {
    for (const [index, { fileId }] of documents.entries()) {
      if (fileId && seen.has(fileId)) problems[`${at}.documents.${index}.fileId`] = { code: 'alreadyRegistered' };
      if (fileId) seen.add(fileId);
    }
  }
}
