import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { type OpportunityForm, type OpportunityFormInput, opportunityShape } from './opportunity-shape.ts';
import { newValues } from './start-values.ts';

const city = (cityId: string, cityName: string) => ({
  cityId,
  cityName,
  countryCode: 'BO' as const,
  address: '',
  reference: '',
  lat: -17.34,
  lng: -63.25,
  category: '',
  warehouseId: null,
});

export const COMPANY = '0195d6f0-0000-7000-8000-000000000001';
export const PERSON = '0195d6f0-0000-7000-8000-000000000002';
const CLIENT = '0195d6f0-0000-7000-8000-000000000003';

/** A form with everything that is required. */
export const FILLED: OpportunityFormInput = {
  ...newValues({ currency: 'BOB' }),
  description: 'Soja a La Paz',
  clientCompany: { _id: CLIENT },
  origin: city('bo-08-montero', 'Montero'),
  destination: city('bo-04-la-paz', 'La Paz'),
  dates: { from: '2099-05-02', until: '2099-05-04' },
  typeTransportUnit: { _id: 'tractor' },
  weightUnitValue: 28,
  volume: 40,
  freightOffered: {
    type: 'simple',
    value: '4200.00',
    typeCurrencyOfferedId: 'BOB',
    typeUnitMeasurement: null,
    invoice: true,
  },
};

export const filled = (changed: Partial<OpportunityFormInput>): OpportunityForm =>
  opportunityShape(null).parse({ ...FILLED, ...changed });

/** The paths and codes of what is wrong with a form. */
export const problemsOf = (changed: Partial<OpportunityFormInput>): Record<string, unknown> => {
  const { error } = opportunityShape(null).safeParse({ ...FILLED, ...changed });
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.code : issue.code,
    ]),
  );
};

/** The same as a stored opportunity. */
export const stored = (changed: Partial<OpportunityFormInput> = {}, of: Partial<OpportunityView> = {}) =>
  ({ ...filled(changed), associatedCompanies: [], ...of }) as unknown as OpportunityView;
