import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { findPublicCompany, presentPublicCompany } from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { linkState } from '#areas/sharing/rules/public-link.ts';
import { hashOf, type LinkContext, looksLikeAlias } from '#areas/sharing/server/index.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { bind, withPlatformScope } from '#platform/db/database.ts';
import { actorOf } from '#platform/list/download-job.ts';
import type { Card } from '../../contract/dashboard.shapes.ts';
import type { PublicReport } from '../../contract/public/report-link.calls.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { isAboutPeople } from '../../rules/public-report.ts';
import { dashboardOf } from '../dashboard/dashboard.service.ts';
import { readerOf } from '../dashboard/reader.ts';
import { countReading, findReportLink, type LinkRecord } from './report-link.repository.ts';

/** A page that is open reads itself again, which does not count as another reading. */
export async function readPublic(
  context: LinkContext,
  { alias, isAgain }: { readonly alias: string; readonly isAgain: boolean },
): Promise<{ report: PublicReport }> {
  const { trx, services, now, language } = context;
  const { link, author } = await open(context, alias);
  await bind(trx, { companyId: link.company_id, userId: null });
  if (!isAgain) await countReading(trx, link.id, now);
  const company = await findPublicCompany(trx, link.company_id);
  // The rows are those that its author sees.
  await bind(trx, { companyId: link.company_id, userId: link.author_id });
  const own = await services.catalogueDesk.servicesFor(services, trx, author);
  const { screen, period, before, isEmpty, cards, showsFreight } = await dashboardOf({
    ...{ services: own, trx, language, screen: link.screen, query: link.filters },
    reader: readerOf({ ...author, permissions: shownRights(author, link) }, now),
  });
  return {
    report: {
      company: presentPublicCompany(company),
      name: link.name,
      ...{ screen, period, before, isEmpty, showsFreight },
      cards: cards.filter(({ id }) => link.shows_people || !isAboutPeople(id)).map(withoutAddresses),
    },
  };
}

/** It ends with the right of its author: who may not take the report out any more shows it to nobody. */
async function open(
  { trx, now }: LinkContext,
  alias: string,
): Promise<{ readonly link: LinkRecord; readonly author: Actor }> {
  const link = looksLikeAlias(alias) ? await findReportLink(trx, hashOf(alias)) : undefined;
  if (!link || linkState({ expiresAt: link.expires_at, revokedAt: link.revoked_at }, now) !== 'active') {
    throw linkErrors.linkInvalid();
  }
  const author = await withPlatformScope(trx, () => actorOf(trx, link.author_id, link.company_id));
  if (author?.companyId !== link.company_id || !holds(author.permissions, takeReport(link.screen))) {
    throw linkErrors.linkInvalid();
  }
  // Without the right the filter would not apply, and the report would be about everything.
  if (link.filters.country && !holds(author.permissions, SEE_COUNTRIES)) throw linkErrors.linkInvalid();
  return { link, author };
}

function shownRights({ permissions }: Actor, { shows_prices }: LinkRecord): ReadonlySet<string> {
  return new Set([...permissions].filter((name) => shows_prices || name !== SEE_FREIGHT));
}

/** Lists, records and settings are for people with an account. */
export function withoutAddresses(card: Card): Card {
  const notes = card.notes.map((note) => ({ ...note, address: null }));
  switch (card.kind) {
    case 'number':
      return { ...card, notes, address: null };
    case 'chart':
      return {
        ...card,
        notes,
        series: card.series.map((series) => ({ ...series, addresses: series.addresses.map(() => null) })),
      };
    case 'table':
      return { ...card, notes, rows: card.rows.map(({ addresses: _, ...row }) => ({ ...row, address: null })) };
    case 'failed':
      return { ...card, notes };
  }
}
