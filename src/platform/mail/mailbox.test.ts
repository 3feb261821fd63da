import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { registerMailbox } from './mailbox.ts';
import type { Mail } from './mailer.ts';
import { sendMailJob } from './send-mail.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const send = async (mail: Partial<Mail>) => {
  await app.services.database.asPlatform((trx) =>
    app.services.mail.send(trx, { to: 'ana@exemplo.test', subject: 'Aviso', paragraphs: ['Olá'], ...mail }),
  );
  await app.drain();
};
const get = (url: string, headers: Record<string, string> = {}) => app.product.http.inject({ url, headers });
const messages = async (recipient: string) =>
  (await get(`/api/dev/mailbox?recipient=${encodeURIComponent(recipient)}`)).json().messages;

it('the mailbox does not exist where the developer pages are off', async () => {
  const closed = Fastify();
  registerMailbox(closed, { ...app.services, config: { ...app.services.config, DEV_PAGES: false } });
  const one = `/dev/mailbox/${createId()}`;
  for (const url of ['/dev/mailbox', '/api/dev/mailbox', one, `${one}/calendar.ics`]) {
    expect((await closed.inject(url)).statusCode).toBe(404);
  }
});

describe('without a mail server', () => {
  it('mails are kept in the local mailbox, newest first', async () => {
    await send({ to: 'beto@exemplo.test', subject: 'Um' });
    await send({ to: 'Beto@Exemplo.test', subject: 'Dois', paragraphs: ['O código é 123456.'] });
    const found = await messages(' BETO@exemplo.test ');
    expect(found.map(({ subject }: { subject: string }) => subject)).toEqual(['Dois', 'Um']);
    expect(found[0]).toMatchObject({ recipient: 'beto@exemplo.test', text: expect.stringContaining('123456') });
    expect(await messages('ninguem@exemplo.test')).toEqual([]);
  });

  it('a mail delivered twice is there once', async () => {
    const mail = { id: createId(), to: 'carla@exemplo.test', subject: 'Aviso', paragraphs: ['Olá'] };
    await sendMailJob.run(mail, app.services);
    await sendMailJob.run(mail, app.services);
    expect(await messages('carla@exemplo.test')).toHaveLength(1);
  });

  it('a page shows them, in the language of the browser, without running anything', async () => {
    await send({
      subject: '<script>alert(1)</script>',
      paragraphs: ['"><img src=x>'],
      action: { label: 'Abrir', url: 'https://x.example/?a=1&b=2' },
    });
    const page = await get('/dev/mailbox', { 'accept-language': 'es' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>Buzón local</title>');
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).toContain('<a href="https://x.example/?a=1&amp;b=2"');
    expect(page.body).not.toMatch(/<script|<img| style="| on\w+="/);
    const nonce = /<style nonce="([^"]+)">/.exec(page.body)?.[1];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('each can be seen as its reader would see it, in a sandbox', async () => {
    await send({ to: 'dora@exemplo.test' });
    const [{ id, html }] = await messages('dora@exemplo.test');
    const shown = await get(`/dev/mailbox/${id}`);
    expect(shown.body).toBe(html);
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  it('an entry of a calendar is downloaded, and offered where there is one', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nSUMMARY:<b>\r\nEND:VCALENDAR\r\n';
    await send({ to: 'eva@exemplo.test', calendar });
    await send({ to: 'fabio@exemplo.test' });
    const [kept] = await messages('eva@exemplo.test');
    const address = `/dev/mailbox/${kept.id}/calendar.ics`;
    expect(kept.calendar).toBe(calendar);
    expect((await get('/dev/mailbox?recipient=eva@exemplo.test')).body).toContain(`<a href="${address}">`);
    const file = await get(address);
    expect(file.body).toBe(calendar);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="calendar.ics"',
    });
    const [without] = await messages('fabio@exemplo.test');
    expect((await get('/dev/mailbox?recipient=fabio@exemplo.test')).body).not.toContain('calendar.ics');
    expect((await get(`/dev/mailbox/${without.id}/calendar.ics`)).statusCode).toBe(404);
  });

  it('the page says when there is none', async () => {
    const page = await get('/dev/mailbox?recipient=vazio@exemplo.test');
    expect(page.body).toContain('Nenhuma mensagem ainda.');
  });

  it('shows the newest fifty', async () => {
    for (let count = 0; count < 51; count += 1) {
      const mail = { id: createId(), to: 'muitos@exemplo.test', subject: `Aviso ${count}`, paragraphs: [] };
      await sendMailJob.run(mail, app.services);
    }
    expect(await messages('muitos@exemplo.test')).toHaveLength(50);
  });

  it.each([
    ['/dev/mailbox/x', 400],
    [`/dev/mailbox/${createId()}`, 404],
    ['/dev/mailbox/x/calendar.ics', 400],
    [`/dev/mailbox/${createId()}/calendar.ics`, 404],
    ['/api/dev/mailbox?recipient=a&recipient=b', 400],
    [`/api/dev/mailbox?recipient=${'a'.repeat(300)}`, 400],
    ['/api/dev/mailbox?recipient=%00', 400],
  ])('%s returns %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});
