import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import type { Translate } from '#kernel/phrases.ts';
import { escapeHtml } from './escape-html.ts';
import type { CheckedMail } from './mail-shape.ts';
import type { MailEntry } from './mailer.ts';

export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

export interface Frame {
  readonly translate: Translate;
  readonly supportEmail: string;
}

interface Words {
  readonly product: string;
  readonly copyLink: string;
  readonly footer: string;
}

/** Colours that stay readable when a mail program inverts them for dark mode. */
const INK = '#1f2933';
const QUIET = '#66717d';
const WHITE = '#ffffff';
const GROUND = '#f3f4f6';
const ACCENT = '#9c5d00';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One plain frame for every mail, as a page and as plain text. It loads nothing from outside. */
export function renderMail(mail: CheckedMail, { translate, supportEmail }: Frame): RenderedMail {
  const language = mail.language ?? DEFAULT_LANGUAGE;
  const words: Words = {
    product: translate(language, 'platform.mail.product'),
    copyLink: translate(language, 'platform.mail.copyLink'),
    footer: translate(language, 'platform.mail.footer', { support: supportEmail }),
  };
  return { text: asText(mail, words), html: asPage(mail, words, language) };
}

function asText({ paragraphs, action }: CheckedMail, { product, footer }: Words): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const parts = paragraphs.map((part) =>
    typeof part === 'string' ? part : [part.title, part.text, part.url].join('\n'),
  );
  return [...parts, ...link, `-- \n${product}\n${footer}`].join('\n\n');
}

function asPage(mail: CheckedMail, words: Words, language: string): string {
  const paragraphs = mail.paragraphs.map((part) =>
    paragraph(typeof part === 'string' ? lines(part) : entry(part), `font-size:16px;color:${INK}`),
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${GROUND}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:18px;font-weight:700;color:${ACCENT}">${escapeHtml(words.product)}</td></tr>
<tr><td bgcolor="${WHITE}" style="padding:32px;border-radius:12px;background:${WHITE}">
<h1 style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.3;color:${INK}">${escapeHtml(mail.subject)}</h1>
${paragraphs.join('\n')}
${mail.action ? button(mail.action, words) : ''}
</td></tr>
<tr><td style="padding:16px 8px">${paragraph(escapeHtml(words.footer), `font-size:13px;color:${QUIET}`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(html: string, style: string): string {
  return `<p style="margin:0 0 16px;${FONT};line-height:1.5;${style}">${html}</p>`;
}

function button({ label, url }: NonNullable<CheckedMail['action']>, { copyLink }: Words): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${ACCENT}" style="border-radius:8px;background:${ACCENT}">
<a href="${address}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;font-weight:600;color:${WHITE};text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
${paragraph(`${escapeHtml(copyLink)}<br><a href="${address}" style="color:${QUIET};word-break:break-all">${address}</a>`, `font-size:13px;color:${QUIET}`)}`;
}

function entry({ title, text, url }: MailEntry): string {
  return `<a href="${escapeHtml(url)}" style="font-weight:600;color:${ACCENT}">${escapeHtml(title)}</a><br>${lines(text)}`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
