import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import type { Country } from '#countries/country-type.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { canonicalBrand } from './vehicle-brand.ts';
import { FEATURE_LIMITS, VEHICLE_FEATURES } from './vehicle-feature.ts';
import type { VehicleDetails } from './vehicle-fields.ts';
import type { VehicleKind } from './vehicle-fleet.ts';
import { YEAR_MIN } from './vehicle-limits.ts';
import { isTypeOf } from './vehicle-type.ts';

export interface VehicleReading {
  /** With plate, chassis and certificate in their stored form. */
  readonly details: VehicleDetails;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/**
 * Parses a form by the rules of the vehicle's country, so that server, screen and import report the same problems. Whether
 * a type that the product does not know is one of the company's, only the server knows.
 */
export function readVehicle(
  kind: VehicleKind,
  country: Country,
  given: VehicleDetails,
  thisYear: number,
  isOwnType: (type: string) => boolean = () => false,
): VehicleReading {
  const reader = new FieldReader(country);
  const details: VehicleDetails = {
    ...given,
    plate: reader.text('plate', country.plate, given.plate) ?? '',
    brand: given.brand && canonicalBrand(kind, given.brand),
    chassis: reader.text('chassis', country.chassis, given.chassis),
    crpva: country.ruat ? reader.text('crpva', country.ruat.crpva, given.crpva) : given.crpva,
  };
  const problems = { ...otherProblems(country, given, thisYear), ...reader.problems };
  if (!isTypeOf(kind, given.typeId) && !isOwnType(given.typeId)) problems.typeId = { code: 'choice' };
  return { details, problems };
}

function otherProblems(
  { ruat, fleetType }: Country,
  given: VehicleDetails,
  thisYear: number,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = featureProblems(given.features);
  const year = yearProblem(given.year, thisYear);
  if (year) problems.year = year;
  if (given.crpva && !ruat) problems.crpva = { code: 'unknown' };
  if (given.typeDocumentRuat && !ruat?.documentTypes.includes(given.typeDocumentRuat)) {
    problems.typeDocumentRuat = { code: ruat ? 'choice' : 'unknown' };
  }
  if (given.typeOfFleet && !fleetType.allowed) problems.typeOfFleet = { code: 'unknown' };
  return problems;
}

/** Next year's models are sold this year. */
function yearProblem(year: number | null, thisYear: number): FieldProblem | null {
  if (year === null) return null;
  if (year < YEAR_MIN) return { code: 'minYear', params: { year: String(YEAR_MIN) } };
  return year > thisYear + 1 ? { code: 'max', params: { count: String(thisYear + 1) } } : null;
}

function featureProblems(features: VehicleDetails['features']): Record<string, FieldProblem> {
  return Object.fromEntries(
    VEHICLE_FEATURES.flatMap((feature) => {
      const problem = featureProblem(features[feature], FEATURE_LIMITS[feature]);
      return problem ? [[`features.${feature}`, problem]] : [];
    }),
  );
}

function featureProblem(value: number | null, { max, decimals }: { max: number; decimals: number }) {
  if (value === null) return null;
  if (value <= 0) return { code: 'positive' };
  if (value > max) return { code: 'max', params: { count: max } };
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? { code: 'integer' } : { code: 'decimals', params: { count: decimals } };
}
