import { describe, expect, it } from 'vitest';
import { es } from '../phrases/es.ts';
import { emailToHtml } from './email-to-html.ts';
import { EML } from './nasty-files.fixture.ts';

const toHtml = (text: string | Buffer) => emailToHtml(Buffer.from(text), es.platform.email, 'America/La_Paz');

describe('a mail becomes a page', () => {
  it('with sender, recipients, subject, text and attachments', async () => {
    const page = await toHtml(EML);
    expect(page).toContain('<th align="left">Asunto</th><td>Nota &lt;b&gt;fiscal&lt;/b&gt;</td>');
    expect(page).toContain('<td>José &lt;jose@exemplo.test&gt;</td>');
    expect(page).toContain('<th align="left">Fecha</th><td>03/02/2026 06:00</td>');
    expect(page).toContain('<th align="left">Adjuntos</th><td>nota.pdf</td>');
    expect(page).toContain('<p>Segue a nota</p>');
  });

  it('with its embedded pictures, without remote ones, without its scripts', async () => {
    const page = await toHtml(EML);
    expect(page.match(/<img[^>]*>/g)).toEqual(['<img src="data:image/png;base64,iVBORw0KGgo=" />', '<img />']);
    expect(page).not.toMatch(/spy\.example|alert/);
  });

  it('with its plain text as written when it has no other', async () => {
    const page = await toHtml('From: a@b.c\nSubject: x\n\numa <linha>\n  outra');
    expect(page).toContain('uma &lt;linha&gt;\n  outra');
  });

  it('with its date as written when that cannot be parsed', async () => {
    expect(await toHtml('From: a@b.c\nSubject: x\nDate: ontem\n\nx')).toContain('<td>ontem</td>');
  });

  it('that does not grow when one picture is shown a thousand times', async () => {
    const picture = 'A'.repeat(1_000_000);
    const page = await toHtml(
      [
        'From: a@b.c\nSubject: x\nContent-Type: multipart/related; boundary=b\n',
        `--b\nContent-Type: text/html\n\n${'<img src="cid:p">'.repeat(1_000)}`,
        `--b\nContent-Type: image/png\nContent-ID: <p>\nContent-Transfer-Encoding: base64\n\n${picture}\n--b--\n`,
      ].join('\n'),
    );
    expect(page.length).toBeLessThan(8_000_000);
    expect(page).toContain('data:image/png;base64,AAAA');
  });
});

describe('a mail built to exhaust its reader is refused', () => {
  it.each([
    ['too many lines', `From: a@b.c\nSubject: x\n\n${'\n'.repeat(200_000)}`],
    ['headers without end', `From: a@b.c\nSubject: x\n${'X-Y: z\n'.repeat(90_000)}\n`],
    ['parts in parts', nested(60)],
  ])('%s', async (_, text) => {
    await expect(toHtml(text)).rejects.toEqual(expect.objectContaining({ code: 'files.unreadable', status: 400 }));
  });
});

function nested(depth: number): string {
  const levels = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
  );
  return `From: a@b.c\nSubject: x\n${levels.join('')}\nx`;
}
