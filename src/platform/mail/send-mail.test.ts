import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { Mail } from './mailer.ts';
import { sendMailJob } from './send-mail.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: Buffer;
}

const received: Received[] = [];
let server: SMTPServer;
let app: TestApp;

/** A real mail server on this machine whose reply depends on the recipient. */
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith('nobody')) return callback(reply(550, 'no such mailbox'));
      if (address.startsWith('busy')) return callback(reply(451, 'try again later'));
      callback();
    },
    onData: async (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const content = await buffer(stream);
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), content });
      callback();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  app = await startTestApp({
    config: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Tropeiro <avisos@tropeiro.test>',
      DEV_PAGES: false,
    },
  });
});

afterAll(async () => {
  await app.close();
  await new Promise<void>((closed) => server.close(closed));
});

beforeEach(() => {
  received.length = 0;
});

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const calendarFile = (method: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nSUMMARY:Descarga em São Paulo\r\n.\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'Ana@Exemplo.test',
  subject: 'Seu código',
  paragraphs: ['O código é 123456.'],
  action: { label: 'Abrir', url: 'https://x.example/login' },
  ...changes,
});
const send = (changes?: Partial<Mail>) =>
  app.services.database.asPlatform((trx) => app.services.mail.send(trx, mail(changes)));

describe('with a mail server', () => {
  it('a mail arrives, in both forms, from our address', async () => {
    await send();
    await app.drain();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'avisos@tropeiro.test', to: ['ana@exemplo.test'] });
    const email = await PostalMime.parse(received[0]?.content ?? '');
    expect(email).toMatchObject({ subject: 'Seu código', from: { name: 'Tropeiro', address: 'avisos@tropeiro.test' } });
    expect(email.text).toContain('O código é 123456.');
    expect(email.html).toContain('href="https://x.example/login"');
    expect(email.messageId).toMatch(/^<[\w-]{36}@tropeiro\.test>$/);
    expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it.each(['PUBLISH', 'CANCEL'] as const)(
    'an entry of a calendar comes as a form of the mail and as a file: %s',
    async (method) => {
      const calendar = calendarFile(method);
      await send({ calendar });
      await app.drain();
      const source = received[0]?.content.toString() ?? '';
      expect(source).toContain('multipart/mixed');
      expect(source).toContain('multipart/alternative');
      expect(source).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=${method}\\r\\n`));
      const email = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
      expect(email.text).toContain('O código é 123456.');
      expect(email.html).toContain('href="https://x.example/login"');
      const parts = email.attachments.map(({ mimeType, method, filename, content }) => ({
        mimeType,
        method,
        filename,
        content,
      }));
      // The reader of this test has line ends of its own; the file itself is what was sent, byte by byte.
      const read = calendar.replaceAll('\r\n', '\n');
      expect(parts).toEqual([
        { mimeType: 'text/calendar', method, filename: null, content: read },
        { mimeType: 'application/ics', method: undefined, filename: 'calendar.ics', content: read },
      ]);
      expect(source.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
    },
  );

  it('a mail without one has no file', async () => {
    await send();
    await app.drain();
    expect((await PostalMime.parse(received[0]?.content ?? '')).attachments).toEqual([]);
  });

  it('nothing is kept in the local mailbox', async () => {
    await send();
    await app.drain();
    const kept = await app.services.database.asPlatform((trx) => trx.selectFrom('mail_message').selectAll().execute());
    expect(kept).toEqual([]);
    for (const url of ['/dev/mailbox', '/api/dev/mailbox', `/dev/mailbox/${createId()}`]) {
      expect((await app.product.http.inject(url)).statusCode).toBe(404);
    }
  });

  it('no content can become another header or another recipient', async () => {
    await send({ subject: 'Oi\r\nBcc: spy@x.example\r\n\r\n<b>', paragraphs: ['\r\n.\r\nMAIL FROM:<x@y.z>\r\n'] });
    await app.drain();
    const email = await PostalMime.parse(received[0]?.content ?? '');
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ana@exemplo.test']);
    expect(email.bcc).toBeUndefined();
    expect(email.subject).toBe('Oi Bcc: spy@x.example <b>');
    expect(email.text).toContain('MAIL FROM:<x@y.z>');
  });

  it('an invalid address is refused at once', async () => {
    await expect(send({ to: 'ana@exemplo.test\nBcc: x@y.z' })).rejects.toMatchObject({
      code: 'mail.invalid',
      status: 400,
    });
  });

  it('the mail of a rolled-back change is never sent', async () => {
    const failing = app.services.database.asPlatform(async (trx) => {
      await app.services.mail.send(trx, mail());
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await app.drain();
    expect(received).toEqual([]);
  });

  it('a mailbox that does not exist is given up', async () => {
    await sendMailJob.run({ ...mail({ to: 'nobody@x.example' }), id: createId(), paragraphs: [] }, app.services);
    expect(received).toEqual([]);
  });

  it('a server that is busy or away is tried again later', async () => {
    const deliver = (to: string, services = app.services) =>
      sendMailJob.run({ ...mail({ to }), id: createId(), paragraphs: [] }, services);
    await expect(deliver('busy@x.example')).rejects.toThrow('451');
    const away = { ...app.services, config: { ...app.services.config, SMTP_URL: 'smtp://127.0.0.1:1' } };
    await expect(deliver('ana@x.example', away)).rejects.toThrow('ECONNREFUSED');
  });
});
