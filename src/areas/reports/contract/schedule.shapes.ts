import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { emailShape, NAME_MAX, textShape } from '#kernel/text.ts';
import {
  FREQUENCIES,
  MONTH_DAYS_MAX,
  periodsFor,
  RECIPIENTS_MAX,
  RUN_PROBLEMS,
  RUN_STATES,
  SCHEDULE_PERIODS,
  SCHEDULE_STATES,
  SKIP_PROBLEMS,
  SUNDAY,
} from '../rules/report-schedule.ts';
import { ANY_REPORTS, isComposed } from '../rules/report-screen.ts';
import { dashboardQueryParts } from './dashboard.shapes.ts';
import { REPORT_FORMATS } from './report-download.calls.ts';

const hourShape = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What the control centre is filtered by, as its address says it. */
const filtersShape = dashboardQueryParts
  .pick({ client: true, carrier: true, operator: true, lane: true, country: true, category: true, kind: true })
  .extend({ period: z.enum(SCHEDULE_PERIODS) });

/** A person of the company, or an address outside. */
const recipientShape = z
  .strictObject({ userId: idShape.optional(), email: emailShape.optional() })
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), {
    path: ['email'],
    params: { code: 'required' },
  });
export type Recipient = z.output<typeof recipientShape>;

/** A weekly one names its weekday, a monthly one its day. */
const rhythm = {
  frequency: z.enum(FREQUENCIES),
  weekday: z.number().int().min(1).max(SUNDAY).nullish(),
  monthDay: z.number().int().min(1).max(MONTH_DAYS_MAX).nullish(),
  hour: hourShape,
};

export const scheduleInputShape = z
  .strictObject({
    name: textShape(NAME_MAX),
    screen: z.enum(ANY_REPORTS),
    /** Of a report that a person composes, the saved one; it says everything but the period. */
    viewId: idShape.nullish(),
    format: z.enum(REPORT_FORMATS),
    filters: filtersShape,
    ...rhythm,
    /** Of recipients without an account. */
    language: z.enum(LANGUAGES),
    /** Whether they see prices: ticked by who sees them. */
    outsidePrices: z.boolean().default(false),
    recipients: z.array(recipientShape).min(1).max(RECIPIENTS_MAX),
  })
  .refine(({ frequency, weekday }) => frequency !== 'weekly' || weekday, {
    path: ['weekday'],
    params: { code: 'required' },
  })
  .refine(({ frequency, monthDay }) => frequency !== 'monthly' || monthDay, {
    path: ['monthDay'],
    params: { code: 'required' },
  })
  .refine(({ screen, filters }) => periodsFor(screen).includes(filters.period), {
    path: ['filters', 'period'],
    params: { code: 'choice' },
  })
  .refine(({ screen, viewId }) => !isComposed(screen) || viewId, { path: ['viewId'], params: { code: 'required' } })
  .refine(({ screen, viewId }) => isComposed(screen) || !viewId, { path: ['viewId'], params: { code: 'unknown' } });
export type ScheduleInput = z.output<typeof scheduleInputShape>;

const instant = z.iso.datetime();
const person = z.object({ _id: idShape, name: z.string() });

/** People who left are named without an address. */
const shownRecipientShape = z.object({
  userId: idShape.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

export const scheduleShape = z.object({
  _id: idShape,
  version: z.number().int(),
  name: z.string(),
  screen: z.enum(ANY_REPORTS),
  /** The saved report that is sent; null for a control centre, and where it is gone. */
  viewId: idShape.nullable(),
  /** Its name, for who may see it. */
  viewName: z.string().nullable(),
  format: z.enum(REPORT_FORMATS),
  filters: filtersShape,
  frequency: z.enum(FREQUENCIES),
  weekday: z.number().int().nullable(),
  monthDay: z.number().int().nullable(),
  hour: z.string(),
  language: z.enum(LANGUAGES),
  outsidePrices: z.boolean(),
  recipients: z.array(shownRecipientShape),
  state: z.enum(SCHEDULE_STATES),
  /** It shows nothing that this person may not see. */
  author: person,
  /** Null while it is paused. */
  nextAt: instant.nullable(),
  createdAt: instant,
});
export type ScheduleView = z.output<typeof scheduleShape>;

const mailShape = z.object({
  _id: idShape,
  userId: idShape.nullable(),
  email: z.string(),
  link: z.enum(['active', 'expired', 'revoked']),
  expiresAt: instant,
  accessCount: z.number().int(),
  lastAccessAt: instant.nullable(),
});

export const runShape = z.object({
  _id: idShape,
  /** Asked for by a person, instead of being due. */
  isAskedFor: z.boolean(),
  state: z.enum(RUN_STATES),
  problem: z.enum(RUN_PROBLEMS).nullable(),
  at: instant,
  finishedAt: instant.nullable(),
  /** Recipients who were sent nothing, and why. */
  skipped: z.array(z.object({ name: z.string(), problem: z.enum(SKIP_PROBLEMS) })),
  mails: z.array(mailShape),
});
export type RunView = z.output<typeof runShape>;

/** What the holder of a link sees before the file. */
export const mailedReportShape = z.object({
  company: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    primaryColor: z.string(),
    timeZone: z.string(),
    country: z.string().nullable(),
  }),
  language: z.enum(LANGUAGES),
  name: z.string(),
  screen: z.enum(ANY_REPORTS),
  fileName: z.string(),
  size: z.number().int(),
  madeAt: instant,
  expiresAt: instant,
});
export type MailedReport = z.output<typeof mailedReportShape>;
