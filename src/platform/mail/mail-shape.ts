import { z } from 'zod';
import { defineErrors } from '#kernel/errors.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { emailShape } from '#kernel/text.ts';

const SUBJECT_MAX = 200;

export const mailErrors = defineErrors('mail', { invalid: 400 });

/** One line of visible text: it cannot start another header. */
const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
        .trim()
        .slice(0, max)
        .toWellFormed(),
    )
    .pipe(z.string().min(1));

/** Without characters that PostgreSQL or a mail server refuses; line breaks stay. */
const paragraph = z
  .string()
  .max(10_000)
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
/** One of several records in a mail, with a link of its own. */
const entryShape = z.object({ title: line(SUBJECT_MAX), text: paragraph, url: webAddress });
const PARAGRAPHS_MAX = 50;
const CALENDAR_MAX = 30_000;

/** What a calendar does with an entry: keep it, or remove the one it has. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';
const METHOD = /^METHOD:(PUBLISH|CANCEL)\r$/m;
export const calendarMethod = (calendar: string): CalendarMethod => METHOD.exec(calendar)?.[1] as CalendarMethod;

/** A whole calendar file (RFC 5545). */
const calendar = z
  .string()
  .max(CALENDAR_MAX)
  .transform((text) => text.toWellFormed().replace(/[^\P{Cc}\r\n\t]/gu, ''))
  .refine(
    (text) => text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('\r\nEND:VCALENDAR\r\n') && METHOD.test(text),
  );

export const mailShape = z.object({
  to: emailShape,
  subject: line(SUBJECT_MAX),
  paragraphs: z.array(z.union([paragraph, entryShape])).max(PARAGRAPHS_MAX),
  action: z.object({ label: line(100), url: webAddress }).optional(),
  language: z.enum(LANGUAGES).optional(),
  calendar: calendar.optional(),
});
export type CheckedMail = z.output<typeof mailShape>;

/** A mail in the queue; the id makes a second delivery recognisable. */
export const queuedMailShape = mailShape.extend({ id: idShape });
export type QueuedMail = z.output<typeof queuedMailShape>;
