import { downloadErrors, EXPORT_MAX_ROWS } from '#kernel/download-calls.ts';
import { ALL_OPTION, type ListQuery, listCalls } from '#kernel/list-definition.ts';
import { endWithNext } from '../db/transaction.ts';
import { type AnyRoute, JsonText, type RequestContext } from '../http/route.ts';
import { currentCities } from '../places/current-cities.ts';
import { sourceProblems } from './check-source.ts';
import { completeReply } from './complete-reply.ts';
import { selectionOf } from './conditions.ts';
import { tabsStatement } from './count-tabs.ts';
import { readInOrder } from './find-records.ts';
import { type ListSource, sourceFor } from './list-source.ts';
import { orderDownload } from './order-download.ts';
import { type OptionsQuery, readOptions } from './read-options.ts';
import { countStatement, pageStatement, totalStatement } from './read-page.ts';
import { readTotals } from './read-totals.ts';

/** The body that orders a spreadsheet: the list as filtered, without a page. */
interface OrderBody {
  readonly sort: string;
  readonly columns?: readonly string[] | undefined;
  readonly [filter: string]: unknown;
}

const READING = { readsOnly: true, startsEarly: true } as const;

/** The calls of a list, from its source. */
export function listRoutes(source: ListSource): AnyRoute[] {
  const problems = sourceProblems(source);
  if (problems.length > 0) throw new Error(`list ${source.definition.id}: ${problems.join('; ')}`);
  const calls = listCalls(source.definition);
  const own = (context: RequestContext) => sourceFor(source, context);
  const totalsRoute: AnyRoute = {
    call: calls.totals,
    ...READING,
    handle: async (context, { query }) => ({ totals: await readTotals(own(context), context, query as ListQuery) }),
  };
  return [
    {
      call: calls.read,
      ...READING,
      handle: (context, { query }) => readPage(own(context), context, query as ListQuery),
    },
    {
      call: calls.options,
      ...READING,
      handle: (context, { query }) => offerOptions(own(context), context, query as OptionsQuery),
    },
    ...(source.definition.tabs ? [{ call: calls.tabs, ...READING, handle: countTabs(own) }] : []),
    ...(source.definition.totals ? [totalsRoute] : []),
    { call: calls.download, handle: (context, { body }) => orderSpreadsheet(own(context), context, body as OrderBody) },
  ];
}

function countTabs(own: (context: RequestContext) => ListSource): AnyRoute['handle'] {
  return async (context, { query }) => {
    const statement = tabsStatement(own(context), context, query as ListQuery);
    endWithNext(context.trx);
    const { rows } = await statement.execute(context.trx);
    return { tabs: rows[0]!.tabs };
  };
}

async function readPage(source: ListSource, context: RequestContext, query: ListQuery): Promise<JsonText> {
  const statement = (query.total === 'only' ? totalStatement : pageStatement)(source, context, query);
  const cities = source.positions ? await currentCities(context.trx) : undefined;
  // Not awaited: the page follows directly. Where it fails, so does the page.
  if (query.total === 'later' && query.search) readAlong(source, context, query)?.catch(() => undefined);
  endWithNext(context.trx);
  const { rows } = await statement.execute(context.trx);
  return new JsonText(completeReply(rows[0]!.body, source, { ...context, cities }));
}

function readAlong(source: ListSource, context: RequestContext, query: ListQuery): Promise<void> | undefined {
  const { ways, talliedFilters } = selectionOf(source, context, query);
  return ways && readInOrder(context, !talliedFilters);
}

async function offerOptions(source: ListSource, context: RequestContext, query: OptionsQuery) {
  endWithNext(context.trx);
  const { options, totalPage } = await readOptions(source, context, query);
  const all = { _id: ALL_OPTION._id, name: context.services.translate(context.language, 'lists.all') };
  return {
    options: query.page === 1 ? [all, ...options] : options,
    // The first page is never empty: it contains "all".
    totalPage: Math.max(1, totalPage),
  };
}

/** Counting first refuses an impossible order while the reader is looking, and gives the job its total. */
async function orderSpreadsheet(source: ListSource, context: RequestContext, { columns, ...query }: OrderBody) {
  const counted = await countStatement(source, selectionOf(source, context, query)).execute(context.trx);
  const totalRows = counted.rows[0]!.matches;
  if (totalRows > EXPORT_MAX_ROWS) throw downloadErrors.tooManyRows({ params: { count: EXPORT_MAX_ROWS } });
  return orderDownload(context, { list: source.definition.id, columns: columns ?? [], query, totalRows });
}
