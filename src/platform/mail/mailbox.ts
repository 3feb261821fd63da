import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestErrors } from '#kernel/errors.ts';
import { idShape } from '#kernel/ids.ts';
import { languageOf } from '../http/caller.ts';
import type { Services } from '../services.ts';
import { type MailboxMessage, mailboxPage } from './mailbox-page.ts';

const SHOWN = 50;
/** A mail is shown as its reader would see it, but cannot run, fetch or send anything. */
const MESSAGE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const queryShape = z.object({ recipient: z.string().trim().toLowerCase().max(254).optional() });
const paramsShape = z.object({ id: idShape });

/**
 * The mailbox of a product without a mail server: a page for developers, JSON for tests. Anybody who reaches the
 * server can read it, so it only exists when the developer pages are on.
 */
export function registerMailbox(app: FastifyInstance, services: Services): void {
  if (!services.config.DEV_PAGES) return;

  app.get('/dev/mailbox', async (request, reply) => {
    const { recipient } = parse(queryShape, request.query);
    const messages = await newest(services, recipient);
    const page = {
      messages,
      nonce: reply.styleNonce,
      translate: services.translate,
      language: languageOf(request),
    };
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mailboxPage(page));
  });

  app.get('/dev/mailbox/:id', async (request, reply) => {
    const { id } = parse(paramsShape, request.params);
    const message = await findMessage(services, id);
    if (!message) throw requestErrors.notFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MESSAGE_POLICY })
      .send(message.html);
  });

  app.get('/dev/mailbox/:id/calendar.ics', async (request, reply) => {
    const { id } = parse(paramsShape, request.params);
    const message = await findMessage(services, id);
    if (!message?.calendar) throw requestErrors.notFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="calendar.ics"' })
      .send(message.calendar);
  });

  app.get('/api/dev/mailbox', async (request) => {
    const { recipient } = parse(queryShape, request.query);
    return { messages: await newest(services, recipient) };
  });
}

function parse<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw requestErrors.invalid({ cause: parsed.error });
  return parsed.data;
}

const COLUMNS = [
  'id',
  'recipient',
  'subject',
  'text_body as text',
  'html_body as html',
  'calendar',
  'created_at as createdAt',
] as const;

async function newest({ database }: Services, recipient: string | undefined): Promise<readonly MailboxMessage[]> {
  return database.asPlatform((trx) =>
    trx
      .selectFrom('mail_message')
      .select(COLUMNS)
      .$if(Boolean(recipient), (query) => query.where('recipient', '=', recipient ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
  );
}

async function findMessage({ database }: Services, id: string): Promise<MailboxMessage | undefined> {
  return database.asPlatform((trx) =>
    trx.selectFrom('mail_message').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
  );
}
