import { z } from 'zod';
import { seenCompanyShape } from '#areas/load-orders/contract/public-order.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { againQuery, aliasShape, LINK_LIMIT } from '#kernel/link.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { REPORT_SCREENS } from '../../rules/report-screen.ts';
import { dashboardQuery, dashboardReply } from '../dashboard.shapes.ts';
import { SCHEDULE_REPORTS } from '../schedule.permissions.ts';

/** Who may take a report out of the product may also show it to everybody. */
const access = { permission: SCHEDULE_REPORTS } as const;
const instant = z.iso.datetime();

const linkShape = z.object({
  _id: idShape,
  name: z.string(),
  screen: z.enum(REPORT_SCREENS),
  filters: dashboardQuery,
  prices: z.boolean(),
  people: z.boolean(),
  author: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: instant,
  expiresAt: instant,
  accessCount: z.number().int(),
  lastAccessAt: instant.nullable(),
});
export type ReportLinkView = z.output<typeof linkShape>;

export const reportLinkInput = z.strictObject({
  /** The title of the page. */
  name: textShape(NAME_MAX),
  screen: z.enum(REPORT_SCREENS),
  filters: dashboardQuery,
  /** Only by who sees them. */
  prices: z.boolean(),
  /** Drivers by name, and whose documents expired. */
  people: z.boolean(),
  /** The last day; without one a year. */
  until: dayShape.nullish(),
});
export type ReportLinkInput = z.output<typeof reportLinkInput>;

export const createReportLink = defineCall({
  id: 'reportLinks.create',
  method: 'POST',
  path: '/reports/links',
  summary: 'Shows a control centre to whoever holds the link; its address is given once and never again.',
  access,
  ownPeopleOnly: true,
  status: 201,
  idempotent: true,
  body: reportLinkInput,
  reply: z.object({ link: linkShape, url: z.string() }),
});

export const listReportLinks = defineCall({
  id: 'reportLinks.list',
  method: 'GET',
  path: '/reports/links',
  summary:
    'The public links of the control centres that the caller may take out, or of one: active ones first, then the newest.',
  access,
  query: z.object({ screen: z.enum(REPORT_SCREENS).optional() }),
  reply: z.object({ links: z.array(linkShape) }),
});

export const revokeReportLink = defineCall({
  id: 'reportLinks.revoke',
  method: 'DELETE',
  path: '/reports/links/{id}',
  summary: 'Ends a public link at once; ending it again changes nothing.',
  access,
  params: z.object({ id: idShape }),
  reply: z.object({ _id: idShape }),
});

const { screen, period, before, isEmpty, cards, showsFreight } = dashboardReply.shape;
const publicReport = z.object({
  company: seenCompanyShape,
  name: z.string(),
  ...{ screen, period, before, isEmpty, cards, showsFreight },
});
export type PublicReport = z.output<typeof publicReport>;

export const readPublicReport = defineCall({
  id: 'publicReport.read',
  method: 'GET',
  path: '/public',
  summary: 'The control centre behind a public link, without anything that leads into the product.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  query: againQuery.extend({ report: aliasShape.default('') }),
  reply: z.object({ report: publicReport }),
});
