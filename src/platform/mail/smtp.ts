import { createTransport } from 'nodemailer';
import { within } from '../net/within.ts';
import { calendarMethod, type QueuedMail } from './mail-shape.ts';
import type { RenderedMail } from './mail-template.ts';
import { senderAddress } from './sender-address.ts';

/** Short, because a server that does not answer holds up the mails behind this one. */
const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
/** For the whole conversation: a server may also answer without end, a byte at a time. */
const TOTAL_TIMEOUT_MS = 30_000;
const PERMANENT = 500;
const CALENDAR_FILE = 'calendar.ics';

export interface Delivery {
  /** The server's final refusal of this mail, when a retry cannot help. */
  readonly refused?: string;
}

/** Sends one mail to the server. Throws when a retry may succeed: the server is away, busy, or refuses our login. */
export async function sendBySmtp(
  server: { readonly url: string; readonly from: string },
  mail: QueuedMail,
  { text, html }: RenderedMail,
): Promise<Delivery> {
  const transport = createTransport({
    url: server.url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const sending = transport.sendMail({
      from: server.from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text,
      html,
      messageId: `<${mail.id}@${hostOf(server.from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(mail.calendar ? { icalEvent: asEvent(mail.calendar) } : {}),
    });
    await within(TOTAL_TIMEOUT_MS, sending);
    return {};
  } catch (error) {
    const refused = refusal(error);
    if (refused === undefined) throw error;
    return { refused };
  } finally {
    transport.close();
  }
}

/** As another form of the mail, which programs with a calendar understand, and as a file for the others. */
function asEvent(calendar: string) {
  return { method: calendarMethod(calendar), filename: CALENDAR_FILE, content: calendar };
}

/** A server that will never accept this recipient or this message replies with a code from 500. */
function refusal(error: unknown): string | undefined {
  const { code, responseCode = 0, response } = error as { code?: string; responseCode?: number; response?: string };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && responseCode >= PERMANENT ? (response ?? String(responseCode)) : undefined;
}

function hostOf(from: string): string {
  return senderAddress(from).split('@')[1] ?? 'localhost';
}
