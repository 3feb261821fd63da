import { expect, it } from 'vitest';
import { emailToPage } from './email-page.ts';

const heading = (name: string) => name.toUpperCase();
const mail = (...lines: string[]) => new Blob([lines.join('\r\n')]);

it('a plain-text mail becomes a page with sender, recipients and subject', async () => {
  const page = await emailToPage(
    mail(
      'From: =?utf-8?q?Jo=C3=A3o?= <joao@example.com>',
      'To: Ana <ana@example.com>, rui@example.com',
      'Subject: Carga <urgente>',
      '',
      'Saiu & chegou',
    ),
    heading,
  );
  expect(page).toContain('<th>SUBJECT</th><td>Carga &lt;urgente&gt;</td>');
  expect(page).toContain('<th>FROM</th><td>João &lt;joao@example.com&gt;</td>');
  expect(page).toContain('<th>TO</th><td>Ana &lt;ana@example.com&gt;, rui@example.com</td>');
  expect(page).toContain('<pre>Saiu &amp; chegou');
  expect(page).not.toContain('ATTACHMENTS');
});

it('embedded pictures are included, attachments are named', async () => {
  const page = await emailToPage(
    mail(
      'From: a@example.com',
      'Subject: Fotos',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=out',
      '',
      '--out',
      'Content-Type: multipart/related; boundary=in',
      '',
      '--in',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Veja <img src="cid:doca@x"> e <img src="cid:outra"></p>',
      '--in',
      'Content-Type: image/png',
      'Content-ID: <doca@x>',
      'Content-Disposition: inline',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '--in--',
      '--out',
      'Content-Type: application/pdf; name="cte.pdf"',
      'Content-Disposition: attachment; filename="cte.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0xLjQ=',
      '--out--',
    ),
    heading,
  );
  expect(page).toContain('<img src="data:image/png;base64,iVBORw0KGgo=">');
  expect(page).toContain('cid:outra');
  expect(page).toContain('<th>ATTACHMENTS</th><td>cte.pdf</td>');
});
