import { describe, expect, it } from 'vitest';
import { createTranslator } from '#kernel/phrases.ts';
import { en } from '../phrases/en.ts';
import { es } from '../phrases/es.ts';
import { ptBR } from '../phrases/pt-BR.ts';
import { mailShape } from './mail-shape.ts';
import { renderMail } from './mail-template.ts';
import type { Mail } from './mailer.ts';

const translate = createTranslator([{ 'pt-BR': ptBR, es, en }]);
const render = (mail: Partial<Mail>) =>
  renderMail(mailShape.parse({ to: 'ana@exemplo.test', subject: 'Aviso', paragraphs: ['Olá'], ...mail }), {
    translate,
    supportEmail: 'suporte@exemplo.test',
  });

describe('a mail', () => {
  it('has the same content as a page and as plain text', () => {
    const { text, html } = render({
      paragraphs: ['Primeiro.', 'Duas\nlinhas.'],
      action: { label: 'Abrir', url: 'https://x.example/a?b=1&c=2' },
    });
    expect(text).toBe(
      'Primeiro.\n\nDuas\nlinhas.\n\nAbrir:\nhttps://x.example/a?b=1&c=2\n\n-- \nTropeiro\n' +
        'Mensagem automática, não é preciso responder. Precisa de ajuda? Escreva para suporte@exemplo.test.',
    );
    expect(html).toContain('Duas<br>linhas.');
    expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
  });

  it('escapes every text', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const { html } = render({
      subject: evil,
      paragraphs: [evil],
      action: { label: evil, url: 'https://x.example/"><script>' },
    });
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  it('lists records, each with its own link', () => {
    const entry = { title: 'Santa Cruz <La Paz>', text: 'Coleta 05/08\nFrete', url: 'https://x.example/a?b=1&c=2' };
    const { text, html } = render({ paragraphs: ['Duas cargas', entry, 'Fim'] });
    expect(text).toContain(
      'Duas cargas\n\nSanta Cruz <La Paz>\nColeta 05/08\nFrete\nhttps://x.example/a?b=1&c=2\n\nFim',
    );
    expect(html).toMatch(
      /<a href="https:\/\/x\.example\/a\?b=1&amp;c=2"[^>]*>Santa Cruz &lt;La Paz&gt;<\/a><br>Coleta 05\/08<br>Frete<\/p>/,
    );
  });

  it('fetches nothing and runs nothing', () => {
    const { html } = render({ action: { label: 'Abrir', url: 'https://x.example' } });
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
  });

  it('has its frame in the language of its reader', () => {
    expect(render({ language: 'es-BO' }).text).toContain('Mensaje automático');
    expect(render({ language: 'en' }).html).toContain('<html lang="en">');
    expect(render({}).html).toContain('<html lang="pt-BR">');
  });
});

describe('the content of a mail', () => {
  const check = (mail: object) =>
    mailShape.safeParse({ to: 'ana@exemplo.test', subject: 'Aviso', paragraphs: [], ...mail });

  it.each([
    'ana@exemplo.test\r\nBcc: spy@x.example',
    'ana@exemplo.test, spy@x.example',
    'Ana <ana@exemplo.test>',
    'ana',
    '',
    `${'a'.repeat(300)}@x.example`,
  ])('is not addressed to %j', (to) => {
    expect(check({ to }).success).toBe(false);
  });

  it('has a subject of one line', () => {
    const parsed = check({ subject: ' a\r\nBcc: spy@x.example\u2028b\0\ud83d ' });
    expect(parsed.data?.subject).toBe('a Bcc: spy@x.example b \ufffd');
    expect(check({ subject: '\n' }).success).toBe(false);
    expect(check({ subject: 'x'.repeat(900) }).data?.subject).toHaveLength(200);
  });

  it('links only to web addresses', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'x', '//x.example']) {
      expect(check({ action: { label: 'x', url } }).success).toBe(false);
      expect(check({ paragraphs: [{ title: 'x', text: 'x', url }] }).success).toBe(false);
    }
    expect(check({ action: { label: 'x', url: 'http://127.0.0.1:3000/login' } }).success).toBe(true);
  });

  it('has only a whole calendar that says what to do with its entry', () => {
    const file = (inside: string) => `BEGIN:VCALENDAR\r\n${inside}\r\nEND:VCALENDAR\r\n`;
    expect(check({ calendar: file('METHOD:CANCEL') }).success).toBe(true);
    expect(check({ calendar: file('METHOD:PUBLISH\r\nSUMMARY:a\0b\ud83d') }).data?.calendar).toBe(
      file('METHOD:PUBLISH\r\nSUMMARY:ab\ufffd'),
    );
    const refused = [
      '',
      'METHOD:CANCEL',
      file('METHOD:REQUEST'),
      file('VERSION:2.0'),
      file('X-METHOD:CANCEL'),
      file('METHOD:CANCEL').slice(0, -3),
      file(`METHOD:CANCEL\r\n${'x'.repeat(40_000)}`),
    ];
    for (const calendar of refused) expect(check({ calendar }).success).toBe(false);
  });

  it('keeps line breaks and loses characters that no mail can contain', () => {
    expect(check({ paragraphs: [' a\nb\0\u001b[31m '] }).data?.paragraphs).toEqual(['a\nb[31m']);
  });
});
