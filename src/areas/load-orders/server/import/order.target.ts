import { column, type RowValues } from '#areas/imports/rules/import-column.ts';
import {
  type Completed,
  completeOf,
  defineTarget,
  type ImportContext,
  type ImportRow,
  type ImportTarget,
  judgeComplete,
  type RowOutcome,
} from '#areas/imports/server/index.ts';
import { loadOrderAttributesImport, type loadOrderImport } from '#areas/load-orders/contract/order.imports.ts';
import { usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import { IMPORTED_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import { newOrderShape, type OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { PropertyDefinition } from '#areas/load-orders/rules/property-definition.ts';
import { partnerLookup } from '#areas/partners/server/index.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { companyOf } from '#platform/actor.ts';
import { propertiesOf } from '../order-property.repository.ts';
import { ASSIGNMENT_COLUMN, attributeColumns, attributesOf } from './attribute-columns.ts';
import { farPaths } from './far-paths.ts';
import { type ImportedOrder, importOrders, judgeOrders } from './import-orders.ts';
import { ORDER_COLUMNS, ROUTE } from './order-columns.ts';
import { atColumns, formFrom, IMPORTED_PATHS, type NamedPlace, placeReader, readHours } from './order-reading.ts';
import { pathNames } from './path-names.repository.ts';

type KeyedOrPlain = typeof loadOrderImport | typeof loadOrderAttributesImport;

interface OrderLine {
  readonly form: OrderForm;
  readonly client: string | undefined;
  readonly assignmentCompany: string | undefined;
  readonly origin: NamedPlace;
  readonly destination: NamedPlace;
  readonly route: string | undefined;
}

const ASSIGNMENT_COMPANY = column(
  'assignmentCompany',
  'text',
  ['empresa de atribuicao', 'empresa asignada', 'empresa de asignacion', 'assignment company', 'assigned company'],
  { hint: 'transportCompany' },
);

const COLUMN_OF: Readonly<Record<string, string>> = {
  ...IMPORTED_PATHS,
  clientCompany: 'client',
  routeGeofence: ROUTE.field,
  assignmentCompany: ASSIGNMENT_COMPANY.field,
  clientFreight: 'clientFreight',
  carrierFreight: 'carrierFreight',
  assignmentNumber: ASSIGNMENT_COLUMN,
};

const formShape = newOrderShape.omit({ origin: true, destination: true, operation: true, documents: true });

/** Load orders, identified by assignment number or else by order code; known ones are updated. */
export function orderTarget(definition: KeyedOrPlain): ImportTarget {
  return {
    ...targetWith(definition, []),
    forCompany: async ({ trx, actor }) => {
      if (isKeyed(definition) && !usesKeyedAttributes(actor.permissions)) throw requestErrors.forbidden();
      return targetWith(definition, await propertiesOf(trx, companyOf(actor)));
    },
  };
}

const isKeyed = (definition: KeyedOrPlain) => definition === loadOrderAttributesImport;

function targetWith(definition: KeyedOrPlain, definitions: readonly PropertyDefinition[]): ImportTarget {
  const columns = [
    ...ORDER_COLUMNS,
    ...(isKeyed(definition) ? [ASSIGNMENT_COMPANY] : []),
    ...attributeColumns(definitions, isKeyed(definition)),
  ];
  return defineTarget<OrderLine>({
    definition,
    columns: () => columns,
    read: (row) => read(row, definitions),
    keys: ({ form }) => {
      const number = Array.isArray(form.propertiesOc) ? undefined : form.propertiesOc?.NAsignacion;
      const code = form.orderCodes?.[0] ?? null;
      return number === undefined || number === null ? { orderCode: code } : { [ASSIGNMENT_COLUMN]: String(number) };
    },
    judge: async (context, lines) => {
      const outcomes = await judgeComplete(await complete(context, lines), (orders) => judgeOrders(context, orders));
      return outcomes.map(problemsAtColumns);
    },
    warn: ({ trx }, lines) => farPaths(trx, lines),
    store: async (context, lines) => importOrders(context, completeOf(await complete(context, lines))),
  });
}

const problemsAtColumns = (outcome: RowOutcome): RowOutcome =>
  typeof outcome === 'string' ? outcome : { problems: atColumns(outcome.problems, COLUMN_OF) };

function read({ country, values }: ImportRow, definitions: readonly PropertyDefinition[]) {
  const hours = readHours(values);
  const parsed = formShape.safeParse(formOf(values, hours, definitions));
  const problems = {
    ...(parsed.success ? {} : atColumns(fieldProblems(parsed.error.issues), COLUMN_OF)),
    ...hours.problems,
  };
  if (!parsed.success || Object.keys(problems).length > 0) return { problems };
  const place = (side: 'origin' | 'destination'): NamedPlace => ({
    city: values[`${side}City`] ?? '',
    address: values[`${side}Address`],
    country: country.code,
  });
  return {
    record: {
      form: parsed.data,
      client: values.client,
      assignmentCompany: values.assignmentCompany,
      origin: place('origin'),
      destination: place('destination'),
      route: values[ROUTE.field],
    },
  };
}

const FIELDS = Object.keys(IMPORTED_FIELDS) as (keyof typeof IMPORTED_FIELDS)[];

function formOf(values: RowValues, hours: ReturnType<typeof readHours>, definitions: readonly PropertyDefinition[]) {
  const { loadingHour, deliveryHour } = hours;
  const form = formFrom({ ...values, ...withUsualUnit(values), loadingHour, deliveryHour }, FIELDS);
  return {
    ...form,
    ...freightOf(form, 'clientFreight'),
    ...freightOf(form, 'carrierFreight'),
    // The whole cell is one code, even if it contains a comma.
    ...(values.orderCode === undefined ? {} : { orderCodes: [values.orderCode] }),
    ...attributesOf(definitions, values),
  };
}

/** A weight without a unit is in tonnes. */
const withUsualUnit = ({ weight, weightUnit }: RowValues) =>
  weight !== undefined && weightUnit === undefined ? { weightUnit: 'tn' } : {};

/** A price is for the whole trip; a currency without a price is ignored. */
function freightOf(form: Readonly<Record<string, unknown>>, side: 'clientFreight' | 'carrierFreight') {
  const freight = form[side] as { value?: string } | undefined;
  return freight && { [side]: freight.value === undefined ? undefined : { ...freight, type: 'simple' } };
}

/** The lines with the cities and companies they refer to. */
async function complete(context: ImportContext, lines: readonly OrderLine[]): Promise<Completed<ImportedOrder>[]> {
  const place = await placeReader(context.trx);
  const clients = await partnerLookup(
    context,
    'client',
    lines.map(({ client }) => client),
  );
  const carriers = await partnerLookup(
    context,
    'transport',
    lines.map((line) => line.assignmentCompany),
  );
  const paths = await pathNames(
    context.trx,
    lines.map(({ route }) => route),
  );
  return lines.map(({ form, client, assignmentCompany, route, ...way }): Completed<ImportedOrder> => {
    const problems: Record<string, FieldProblem> = {};
    const origin = place('originCity', way.origin, problems);
    const destination = place('destinationCity', way.destination, problems);
    const named = client === undefined ? undefined : clients(client);
    if (client !== undefined && !named) problems.client = { code: 'choice' };
    const carrier = assignmentCompany === undefined ? undefined : carriers(assignmentCompany);
    if (assignmentCompany !== undefined && !carrier) problems[ASSIGNMENT_COMPANY.field] = { code: 'choice' };
    const path = route === undefined ? undefined : paths(route);
    if (path && 'problem' in path) problems[ROUTE.field] = { code: path.problem };
    if (!origin || !destination || Object.keys(problems).length > 0) return { problems };
    return {
      value: {
        ...form,
        origin,
        destination,
        ...(named ? { clientCompany: { _id: named.id } } : {}),
        ...(path && 'id' in path ? { routeGeofence: { routeGeofenceId: path.id } } : {}),
        ...(carrier ? { assignmentCompany: { companyId: carrier.id } } : {}),
      },
    };
  });
}
