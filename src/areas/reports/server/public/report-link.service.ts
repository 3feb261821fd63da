import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { linkState } from '#areas/sharing/rules/public-link.ts';
import { createAlias, hashOf, searchOf } from '#areas/sharing/server/index.ts';
import { addDays, instantIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import { type Actor, companyOf, requirePermission, todayOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { screens } from '../../area.ts';
import { dashboardErrors } from '../../contract/dashboard.errors.ts';
import type { ReportLinkInput, ReportLinkView } from '../../contract/public/report-link.calls.ts';
import { reportLinkErrors } from '../../contract/public/report-link.errors.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { endProblem, LINKS_MAX, lastDayOf } from '../../rules/public-report.ts';
import { REPORT_SCREENS, type ReportScreen } from '../../rules/report-screen.ts';
import { refuseKind } from '../dashboard/dashboard.service.ts';
import {
  countLinks,
  endReportLink,
  insertReportLink,
  type ListedLink,
  linksOf,
  lockLink,
} from './report-link.repository.ts';

type Context = RequestContext<Actor>;

export async function create(context: Context, form: ReportLinkInput): Promise<{ link: ReportLinkView; url: string }> {
  const { trx, actor, now, caller } = context;
  const { name, screen, filters, prices, people } = form;
  const companyId = companyOf(actor);
  refuseWrong(context, form);
  if ((await countLinks(trx, companyId, now)) >= LINKS_MAX) throw reportLinkErrors.tooManyLinks();
  const [id, alias] = [createId(), createAlias()];
  const until = form.until ?? lastDayOf(todayOf(context));
  await insertReportLink(trx, {
    ...{ id, company_id: companyId, name, screen, filters: JSON.stringify(filters) },
    ...{ shows_prices: prices, shows_people: people, author_id: actor.userId, alias_hash: hashOf(alias) },
    // To the end of that day where the company is.
    expires_at: instantIn(addDays(until, 1), '00:00', actor.timeZone),
  });
  await record(context, 'create', id, { ...form, until });
  const [link] = await linksOf(trx, companyId, { id, now });
  return {
    link: present(link!, now),
    url: `${caller.origin}${addressOf(screens.publicReport)}${searchOf({ report: alias })}`,
  };
}

export async function list({ trx, actor, now }: Context, screen: ReportScreen | undefined) {
  const mine = REPORT_SCREENS.filter((one) => holds(actor.permissions, takeReport(one)));
  const wanted = screen ? mine.filter((one) => one === screen) : mine;
  return { links: (await linksOf(trx, companyOf(actor), { screens: wanted, now })).map((link) => present(link, now)) };
}

/** By anybody who could make one of the same report. */
export async function revoke(context: Context, id: string) {
  const { trx, actor, now } = context;
  const link = await lockLink(trx, companyOf(actor), id);
  requirePermission(actor, takeReport(link.screen));
  if (!link.revoked_at) {
    await endReportLink(trx, link, { userId: actor.userId, at: now });
    await record(context, 'revoke', id, { screen: link.screen, name: link.name });
  }
  return { _id: id };
}

function refuseWrong(context: Context, { screen, filters, prices, until }: ReportLinkInput): void {
  const { actor } = context;
  requirePermission(actor, takeReport(screen));
  if (prices) requirePermission(actor, SEE_FREIGHT);
  if (filters.country) requirePermission(actor, SEE_COUNTRIES);
  if (filters.cards) throw dashboardErrors.unknownCard({ params: { card: filters.cards } });
  refuseKind(screen, filters.kind, 'filters.kind');
  const problem = until ? endProblem(until, todayOf(context)) : undefined;
  if (problem) throw requestErrors.invalid({ fields: { until: { code: problem } } });
}

const present = (link: ListedLink, now: Date): ReportLinkView => ({
  _id: link.id,
  ...{ name: link.name, screen: link.screen, filters: link.filters, author: link.author },
  prices: link.shows_prices,
  people: link.shows_people,
  state: linkState({ expiresAt: link.expires_at, revokedAt: link.revoked_at }, now),
  createdAt: link.created_at.toISOString(),
  expiresAt: link.expires_at.toISOString(),
  accessCount: link.access_count,
  lastAccessAt: link.last_access_at?.toISOString() ?? null,
});

function record(context: Context, act: 'create' | 'revoke', entityId: string, after: object): Promise<void> {
  return audit(context.trx, context, { action: `reportLinks.${act}`, entity: 'report_link', entityId, after });
}
