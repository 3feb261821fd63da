import { findPublicCompany, presentPublicCompany } from '#areas/load-orders/server/index.ts';
import type { readAgroMap as agroMapCall } from '#areas/sharing/contract/client-view.calls.ts';
import type { ClientReport } from '#areas/sharing/contract/client-view.shapes.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { LinkPage } from '../links/follow-link.ts';
import { countAccess, type LinkRecord } from '../links/link.repository.ts';
import { findSharedClient, findSharedOperation } from '../links/link-subject.repository.ts';
import { findLink, type LinkContext, type OpeningContext, openLink } from '../links/open-link.ts';
import { countReported, listAgroTrucks, listReported, sumReported } from './client-view.repository.ts';
import { trucksOf } from './seen-truck.ts';

export const reportPage: LinkPage = {
  open: (context, alias) => openLink(context, alias, 'report'),
  show: showReport,
};

export async function readClientReport(context: LinkContext, alias: string, isAgain: boolean) {
  const link = await reportPage.open(context, alias);
  if (!isAgain) await countAccess(context.trx, link.id, context.now);
  return showReport(context, link);
}

async function showReport(context: OpeningContext, link: LinkRecord): Promise<{ report: ClientReport }> {
  const { trx, now } = context;
  const { company_id, shows } = link;
  const counts = await countReported(trx, company_id, link);
  const orders = await listReported(trx, company_id, link);
  const freight = shows.includes('freight') ? { freight: await totalFreight(context, link) } : {};
  return {
    report: {
      company: presentPublicCompany(await findPublicCompany(trx, company_id)),
      language: link.language,
      ...(await titleOf(context, link)),
      madeAt: now.toISOString(),
      orders: orders.map((order) => presentReported(order, shows)),
      totals: {
        orders: counts.reduce((sum, { orders }) => sum + orders, 0),
        byStatus: counts.map(({ status, orders }) => ({ status, orders })),
        ...freight,
      },
    },
  };
}

async function titleOf({ trx }: OpeningContext, { company_id, operation_id, client_id }: LinkRecord) {
  const operation = operation_id ? await findSharedOperation(trx, company_id, operation_id) : undefined;
  if (operation) return { subject: 'operation' as const, title: operation.code };
  const client = client_id ? await findSharedClient(trx, company_id, client_id) : undefined;
  if (client) return { subject: 'client' as const, title: client.name };
  throw linkErrors.linkInvalid();
}

async function totalFreight({ trx }: OpeningContext, link: LinkRecord) {
  const sums = await sumReported(trx, link.company_id, link);
  return sums.flatMap(({ currency, value }) => (currency ? [{ currency, value }] : []));
}

type Reported = Awaited<ReturnType<typeof listReported>>[number];

function presentReported(order: Reported, shows: LinkRecord['shows']): ClientReport['orders'][number] {
  return {
    loadingOrderCode: order.code,
    loadingOrderStatus: order.status,
    origin: order.origin_city,
    destination: order.destination_city,
    loadingDate: order.loading_date,
    deliveryDate: order.delivery_date,
    weight: order.weight,
    weightUnit: order.weight_unit,
    ...(shows.includes('driver') ? { driver: order.driver_name } : {}),
    ...(shows.includes('plate') ? { plate: order.plate } : {}),
    ...(shows.includes('freight')
      ? { freight: { value: order.client_freight, currency: order.client_freight_currency } }
      : {}),
  };
}

const PLATE_SEPARATORS = /[\s,;]+/;

/** A missing link, an invalid one and one without positions get the same reply: an empty map. */
export async function readAgroMap(
  context: LinkContext,
  { link: alias, plates, again }: ParsedInput<typeof agroMapCall>['query'],
) {
  const { trx, now } = context;
  const link = alias ? await findLink(context, alias, 'agroMap') : undefined;
  if (!link) return { company: null, trucks: [], language: null };
  if (again === undefined) await countAccess(trx, link.id, now);
  return showTrucks(context, link, (plates ?? '').split(PLATE_SEPARATORS).map(plateKey).filter(Boolean));
}

export const agroMapPage: LinkPage = {
  open: (context, alias) => openLink(context, alias, 'agroMap'),
  show: (context, link) => showTrucks(context, link, []),
};

async function showTrucks(context: OpeningContext, link: LinkRecord, plates: readonly string[]) {
  const { trx } = context;
  const rows = await listAgroTrucks(trx, link.company_id, { operation_id: link.operation_id, plates });
  const seen = await trucksOf(context, link, rows);
  const trucks = rows.flatMap(({ id, plate, status, driver_name }) => {
    const truck = seen.get(id);
    if (!truck) return [];
    const { lat, lng, at, freshness } = truck;
    const driver = link.shows.includes('driver') ? { driver: driver_name } : {};
    return [{ plate: plate ?? '', loadingOrderStatus: status, lat, lng, at: at.toISOString(), freshness, ...driver }];
  });
  const company = presentPublicCompany(await findPublicCompany(trx, link.company_id));
  return { company, trucks, language: link.language };
}
