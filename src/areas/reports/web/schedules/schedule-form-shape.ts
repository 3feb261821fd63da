import { z } from 'zod';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { REPORT_FORMATS } from '#areas/reports/contract/report-download.calls.ts';
import type { ScheduleInput, ScheduleView } from '#areas/reports/contract/schedule.shapes.ts';
import {
  FREQUENCIES,
  MONTH_DAYS_MAX,
  periodsFor,
  RECIPIENTS_MAX,
  SCHEDULE_PERIODS,
} from '#areas/reports/rules/report-schedule.ts';
import { ANY_REPORTS, type AnyReport, isComposed } from '#areas/reports/rules/report-screen.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { emailShape, NAME_MAX, textShape } from '#kernel/text.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const SEPARATORS = /[\s,;]+/;

const filters = {
  client: z.string().nullable(),
  carrier: z.string().nullable(),
  operator: z.string().nullable(),
  lane: z.string().nullable(),
  country: z.enum(COUNTRY_CODES).nullable(),
  category: z.string().nullable(),
  kind: z.enum(ORDER_KINDS).nullable(),
};

const addressesIn = (text: string) => text.split(SEPARATORS).filter(Boolean);

/** The request, with the people and the addresses apart, and what only one frequency asks for. */
export const scheduleFormShape = z
  .object({
    name: textShape(NAME_MAX),
    screen: z.enum(ANY_REPORTS),
    viewId: z.string().nullable(),
    format: z.enum(REPORT_FORMATS),
    period: z.enum(SCHEDULE_PERIODS),
    ...filters,
    frequency: z.enum(FREQUENCIES),
    /** Of a week, as its choice holds it. */
    weekday: z.string(),
    monthDay: z.number().int().min(1).max(MONTH_DAYS_MAX),
    hour: z.string().regex(HOUR),
    people: z.array(z.string()),
    outside: z.string(),
    language: z.enum(LANGUAGES),
    outsidePrices: z.boolean(),
  })
  .superRefine(({ screen, viewId, period, people, outside }, context) => {
    const addresses = addressesIn(outside);
    const count = people.length + addresses.length;
    const problem = (field: 'people' | 'outside' | 'viewId' | 'period', params: object) =>
      context.addIssue({ code: 'custom', path: [field], params });
    if (!periodsFor(screen).includes(period)) problem('period', { code: 'required' });
    if (isComposed(screen) && !viewId) problem('viewId', { code: 'required' });
    if (count === 0) problem('people', { code: 'required' });
    // Said where most of them stand.
    const fuller = addresses.length > people.length ? 'outside' : 'people';
    if (count > RECIPIENTS_MAX) problem(fuller, { code: 'maxItems', params: { count: RECIPIENTS_MAX } });
    if (addresses.some((address) => !emailShape.safeParse(address).success)) problem('outside', { code: 'email' });
  })
  .transform((form): ScheduleInput => {
    const { name, screen, format, period, frequency, weekday, monthDay, hour, language } = form;
    const { client, carrier, operator, lane, country, category, kind } = form;
    // A saved report has its own filters.
    const isSaved = isComposed(screen);
    const filters = isSaved ? {} : { client, carrier, operator, lane, country, category, kind };
    const chosen = Object.entries(filters).filter(([, value]) => value);
    return {
      ...{ name, screen, format, frequency, hour, language },
      outsidePrices: form.outsidePrices,
      viewId: isSaved ? form.viewId : null,
      filters: { period, ...Object.fromEntries(chosen) },
      weekday: frequency === 'weekly' ? Number(weekday) : null,
      monthDay: frequency === 'monthly' ? monthDay : null,
      recipients: [
        ...form.people.map((userId) => ({ userId })),
        ...addressesIn(form.outside).map((email) => ({ email: email.toLowerCase() })),
      ],
    };
  });
export type ScheduleForm = z.input<typeof scheduleFormShape>;

export const scheduleField = fieldsOf<ScheduleForm>();

interface Beginning {
  readonly screen: AnyReport;
  readonly language: Language;
  readonly userId: string;
}

export const blankSchedule = ({ screen, language, userId }: Beginning): ScheduleForm => ({
  ...{ name: '', screen, viewId: null, format: 'pdf', period: '7' },
  ...{ client: null, carrier: null, operator: null, lane: null, country: null, category: null, kind: null },
  ...{ frequency: 'weekly', weekday: '1', monthDay: 1, hour: '08:00' },
  ...{ people: [userId], outside: '', language, outsidePrices: false },
});

/** Whoever saves it is its author, and ticks only what they see themselves. */
export function formOfSchedule({ filters, recipients, ...schedule }: ScheduleView, seesPrices: boolean): ScheduleForm {
  const { client = null, carrier = null, operator = null, lane = null } = filters;
  const { country = null, category = null, kind = null } = filters;
  const { name, screen, format, frequency, hour, language } = schedule;
  return {
    ...{ name, screen, format, frequency, hour, language, period: filters.period },
    viewId: schedule.viewId,
    ...{ client, carrier, operator, lane, country, category, kind },
    outsidePrices: schedule.outsidePrices && seesPrices,
    weekday: String(schedule.weekday ?? 1),
    monthDay: schedule.monthDay ?? 1,
    // Who left is no longer offered, and is not sent anything.
    people: recipients.flatMap(({ userId, email }) => (userId && email ? [userId] : [])),
    outside: recipients.flatMap(({ userId, email }) => (userId === null && email ? [email] : [])).join('\n'),
  };
}
