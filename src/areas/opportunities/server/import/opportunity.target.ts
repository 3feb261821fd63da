import { foldWords } from '#areas/imports/rules/fold.ts';
import type { RowValues } from '#areas/imports/rules/import-column.ts';
import {
  type Completed,
  completeOf,
  defineTarget,
  type ImportContext,
  type ImportRow,
  judgeComplete,
  outcomeOf,
  type RowOutcome,
} from '#areas/imports/server/index.ts';
import { atColumns, type NamedPlace, placeReader } from '#areas/load-orders/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { partnerLookup } from '#areas/partners/server/index.ts';
import type { Country } from '#countries/country-type.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { fromCells } from '#kernel/field-mapping.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { type Field, pathOf } from '#kernel/fields.ts';
import { companyOf } from '#platform/actor.ts';
import { opportunityImport } from '../../contract/opportunity.imports.ts';
import { OPPORTUNITY_FIELDS } from '../../contract/opportunity-fields.ts';
import { newOpportunityShape, type OpportunityInput } from '../../contract/opportunity-input.shapes.ts';
import { NEW_OPPORTUNITY } from '../../rules/opportunity-limits.ts';
import { type PublicationType, proposedMarket } from '../../rules/publication.ts';
import { usedNames } from '../opportunity.repository.ts';
import { createOpportunity } from '../opportunity.service.ts';
import { readOpportunity } from '../read-opportunity.ts';
import { OPPORTUNITY_COLUMNS } from './opportunity-import-columns.ts';

interface OpportunityLine {
  readonly form: OpportunityInput;
  readonly client: string | undefined;
  readonly origin: NamedPlace;
  readonly destination: NamedPlace;
}

/** The columns by the paths of the form. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries<Field>(OPPORTUNITY_FIELDS).map(([name, field]) => [pathOf(name, field).join('.'), name]),
  ),
  origin: 'originCity',
  destination: 'destinationCity',
  associatedCompanies: 'audience',
};

/** Opportunities by the rules of the form; each becomes a draft, to be published by its own call. */
export const opportunityTarget = defineTarget<OpportunityLine>({
  definition: opportunityImport,
  columns: () => OPPORTUNITY_COLUMNS,
  read,
  keys: ({ form }) => ({ description: foldWords(form.description) }),
  judge: async (context, lines) => judgeComplete(await complete(context, lines), (forms) => judge(context, forms)),
  store: async (context, lines) => {
    for (const form of completeOf(await complete(context, lines))) await createOpportunity(context, form);
  },
});

/** Stands for the cities until they are looked up. */
const SOMEWHERE: Place = {
  cityId: '-',
  cityName: '-',
  countryCode: null,
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
};

function read({ country, values }: ImportRow) {
  const problems: Record<string, FieldProblem> = {};
  const place = (side: 'origin' | 'destination'): NamedPlace => {
    const city = values[`${side}City`];
    if (city === undefined) problems[`${side}City`] = { code: 'required' };
    return { city: city ?? '', address: values[`${side}Address`], country: country.code };
  };
  const [origin, destination] = [place('origin'), place('destination')];
  const parsed = newOpportunityShape.safeParse(formOf(values, country));
  if (!parsed.success) Object.assign(problems, atColumns(fieldProblems(parsed.error.issues), COLUMN_OF));
  if (!parsed.success || Object.keys(problems).length > 0) return { problems };
  return { record: { form: parsed.data, client: values.client, origin, destination } };
}

/** What a line leaves out is as on a new form; the price says by itself of which kind it is. */
function formOf(values: RowValues, country: Country) {
  const publicationType = (values.publicationType ?? NEW_OPPORTUNITY.publicationType) as PublicationType;
  const usual: RowValues = {
    dateType: 'defined',
    quantity: String(NEW_OPPORTUNITY.quantityTransportUnit),
    weightUnit: 'tn',
    freightType:
      values.freight === undefined ? 'toNegotiate' : values.freightUnit === undefined ? 'simple' : 'compound',
    currency: country.currency.code,
    invoice: String(NEW_OPPORTUNITY.invoice),
    days: String(NEW_OPPORTUNITY.days),
    publicationType,
    ...(publicationType === 'private' ? { audience: 'all' } : {}),
  };
  const said: RowValues = { ...usual, ...values };
  return {
    ...fromCells(OPPORTUNITY_FIELDS, (name) => (name === 'client' ? undefined : said[name])),
    origin: SOMEWHERE,
    destination: SOMEWHERE,
    advance: values.advancePercent !== undefined,
    marketType: proposedMarket(publicationType),
    emailNotification: NEW_OPPORTUNITY.emailNotification,
    whatsappNotification: NEW_OPPORTUNITY.whatsappNotification,
  };
}

/** The lines with the cities and clients they refer to. */
async function complete(
  context: ImportContext,
  lines: readonly OpportunityLine[],
): Promise<Completed<OpportunityInput>[]> {
  const place = await placeReader(context.trx);
  const clients = await partnerLookup(
    context,
    'client',
    lines.map(({ client }) => client),
  );
  return lines.map(({ form, client, ...way }): Completed<OpportunityInput> => {
    const problems: Record<string, FieldProblem> = {};
    const origin = place('originCity', way.origin, problems);
    const destination = place('destinationCity', way.destination, problems);
    const named = client === undefined ? undefined : clients(client);
    if (client !== undefined && !named) problems.client = { code: 'choice' };
    if (!origin || !destination || Object.keys(problems).length > 0) return { problems };
    return { value: { ...form, origin, destination, ...(named ? { clientCompany: { _id: named.id } } : {}) } };
  });
}

/** What is stored already decides: a name is used once. */
async function judge(context: ImportContext, forms: readonly OpportunityInput[]): Promise<RowOutcome[]> {
  const used = await usedNames(
    context.trx,
    companyOf(context.actor),
    forms.map(({ description }) => description),
  );
  const outcomes: RowOutcome[] = [];
  for (const form of forms) {
    if (used.has(form.description)) outcomes.push({ problems: { description: { code: 'alreadyRegistered' } } });
    else outcomes.push(problemsAtColumns(await outcomeOf('insert', () => readOpportunity(context, form, null))));
  }
  return outcomes;
}

const problemsAtColumns = (outcome: RowOutcome): RowOutcome =>
  typeof outcome === 'string' ? outcome : { problems: atColumns(outcome.problems, COLUMN_OF) };
