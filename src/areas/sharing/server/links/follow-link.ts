import { AppError } from '#kernel/errors.ts';
import type { RawReply } from '#platform/http/route.ts';
import { followPage } from '#platform/realtime/follow-records.ts';
import type { LinkRecord } from './link.repository.ts';
import type { LinkContext, OpeningContext } from './open-link.ts';

/** A page behind a link: opening it fails when the link ended, and changes nothing. */
export interface LinkPage<L extends LinkRecord = LinkRecord> {
  readonly open: (context: OpeningContext, alias: string) => Promise<L>;
  readonly show: (context: OpeningContext, link: L) => Promise<unknown>;
}

/** The changes behind a link: of its record, or of all orders of the company, which the page then compares. */
function followed(link: LinkRecord): Readonly<Record<string, string | null>> {
  const { order_id, operation_id, client_id, opportunity_id } = link;
  if (opportunity_id) return { opportunity: opportunity_id };
  // An invitation and what was sent by it have one id.
  if (link.purpose === 'registration') return { registration: link.id };
  return { order: order_id, position: order_id, publicLink: order_id ?? operation_id ?? client_id };
}

const isAboutMany = ({ purpose, order_id, opportunity_id }: LinkRecord) =>
  order_id === null && opportunity_id === null && purpose !== 'registration';

/** A page about many orders takes longer to read, and changes more often. */
const SETTLE_MS = { order: 300, many: 3_000 } as const;

/** Streams that the page changed. Each time the link is opened again first, so an ended one ends the stream at once. */
export async function followLink<L extends LinkRecord>(
  context: LinkContext,
  alias: string,
  { open, show }: LinkPage<L>,
): Promise<RawReply> {
  const { services } = context;
  const link = await open(context, alias);
  const page = await show(context, link);
  const tab = services.realtime.open({
    sessionId: link.id,
    userId: link.id,
    companyId: link.company_id,
    follows: followed(link),
  });
  const anew = <T>(work: (again: LinkContext) => Promise<T>) =>
    services.database.transaction((trx) => work({ ...context, trx, now: services.now() })).catch(endedLink);
  return followPage({
    tab,
    page,
    settleMs: SETTLE_MS[isAboutMany(link) ? 'many' : 'order'],
    log: context.log,
    lastsMs: link.expires_at.getTime() - context.now.getTime(),
    mayBeSeen: async () => (await anew((again) => open(again, alias))) !== undefined,
    read: () => anew(async (again) => show(again, await open(again, alias))),
  });
}

/** What the page itself would answer; after any other failure the stream ends, and the page opens it again. */
function endedLink(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
