import type { RowValues } from '#areas/imports/rules/import-column.ts';
import {
  type Completed,
  completeOf,
  defineTarget,
  type ImportContext,
  type ImportMoment,
  type ImportRow,
  type ImportTarget,
  judgeComplete,
} from '#areas/imports/server/index.ts';
import { multiDeliveryImport } from '#areas/load-orders/contract/order.imports.ts';
import { newOrderShape, type OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { type StopInput, stopInputShape } from '#areas/load-orders/contract/order-stop.shapes.ts';
import { partnerLookup } from '#areas/partners/server/index.ts';
import { instantIn } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { type ImportedDelivery, importDeliveries, judgeDeliveries } from './import-deliveries.ts';
import { DELIVERY_COLUMNS } from './order-columns.ts';
import { atColumns, formFrom, IMPORTED_PATHS, type NamedPlace, placeReader, readHours } from './order-reading.ts';

interface DeliveryLine {
  readonly orderCode: string;
  readonly deliveryCode: string;
  readonly form: OrderForm;
  readonly stop: Omit<StopInput, 'place'>;
  readonly client: string | undefined;
  readonly pickup: NamedPlace;
  readonly delivery: NamedPlace;
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  ...IMPORTED_PATHS,
  plannedAt: 'deliveryDate',
  quantity: 'weight',
  quantityUnit: 'weightUnit',
  clientCompany: 'client',
};

const formShape = newOrderShape.pick({ dates: true, categoryLoad: true, typeTransportUnit: true, comment: true });
const stopShape = stopInputShape.omit({ place: true });

/** Deliveries of trips with many stops: the order code identifies a trip, the delivery code a delivery within it. */
export const deliveryTarget: ImportTarget = defineTarget<DeliveryLine>({
  definition: multiDeliveryImport,
  columns: () => DELIVERY_COLUMNS,
  together: 'orderCode',
  read,
  keys: ({ orderCode, deliveryCode }) => ({ deliveryCode: `${orderCode}\n${deliveryCode}` }),
  judge: async (context, lines) => {
    const outcomes = await judgeComplete(await complete(context, lines), (value) => judgeDeliveries(context, value));
    return outcomes.map((outcome) =>
      typeof outcome === 'string' ? outcome : { problems: atColumns(outcome.problems, COLUMN_OF) },
    );
  },
  store: async (context, lines) => importDeliveries(context, completeOf(await complete(context, lines))),
});

function read({ country, values }: ImportRow, { zone }: ImportMoment) {
  const hours = readHours(values);
  const form = formShape.safeParse(formFrom({ ...values, loadingHour: hours.loadingHour }, TRIP_FIELDS));
  const stop = stopShape.safeParse(stopOf(values, hours.deliveryHour, zone));
  const issues = [...(form.error?.issues ?? []), ...(stop.error?.issues ?? [])];
  const problems = { ...atColumns(fieldProblems(issues), COLUMN_OF), ...hours.problems };
  if (!form.success || !stop.success || Object.keys(problems).length > 0) return { problems };
  const { orderCode = '', deliveryCode = '', client } = values;
  return {
    record: {
      orderCode,
      deliveryCode,
      client,
      form: form.data,
      stop: stop.data,
      pickup: { city: values.originCity ?? '', address: values.originAddress, country: country.code },
      delivery: { city: values.deliveryCity ?? '', address: values.deliveryAddress, country: country.code },
    },
  };
}

/** Columns about the trip; time, weight and codes of a line belong to its delivery. */
const TRIP_FIELDS = [
  'loadingDate',
  'loadingDateHour',
  'deliveryDate',
  'categoryLoad',
  'typeTransportUnit',
  'comment',
] as const;

function stopOf(values: RowValues, deliveryHour: string | undefined, zone: string) {
  const { orderCode, deliveryCode, customer, contactName, contactPhone, deliveryDate, weight, weightUnit } = values;
  return {
    action: 'delivery',
    orderCode,
    deliveryCode,
    customer,
    contactName,
    contactPhone,
    ...(deliveryDate && deliveryHour ? { plannedAt: instantIn(deliveryDate, deliveryHour, zone).toISOString() } : {}),
    ...(weight === undefined ? {} : { quantity: Number(weight) }),
    quantityUnit: weightUnit,
  };
}

async function complete(
  context: ImportContext,
  lines: readonly DeliveryLine[],
): Promise<Completed<ImportedDelivery>[]> {
  const place = await placeReader(context.trx);
  const clients = await partnerLookup(
    context,
    'client',
    lines.map(({ client }) => client),
  );
  return lines.map(({ orderCode, deliveryCode, form, stop, client, ...way }): Completed<ImportedDelivery> => {
    const problems: Record<string, FieldProblem> = {};
    const pickup = place('originCity', way.pickup, problems);
    const delivered = place('deliveryCity', way.delivery, problems);
    const named = client === undefined ? undefined : clients(client);
    if (client !== undefined && !named) problems.client = { code: 'choice' };
    if (!pickup || !delivered || Object.keys(problems).length > 0) return { problems };
    const value = { ...form, ...(named ? { clientCompany: { _id: named.id } } : {}) };
    return { value: { orderCode, deliveryCode, pickup, form: value, delivery: { ...stop, place: delivered } } };
  });
}
