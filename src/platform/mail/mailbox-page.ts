import { showInstant } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';
import { escapeHtml } from './escape-html.ts';

export interface MailboxMessage {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The text of an .ics file. */
  readonly calendar: string | null;
  readonly createdAt: Date;
}

export interface MailboxPage {
  readonly messages: readonly MailboxMessage[];
  readonly nonce: string;
  readonly translate: Translate;
  readonly language: Language;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }
  h1 { font-size: 1.4rem }
  details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .6rem; margin: .6rem 0 }
  summary { padding: .7rem 1rem; cursor: pointer; display: flex; flex-wrap: wrap; gap: .2rem 1rem }
  summary strong { flex: 1 1 16rem; overflow-wrap: anywhere }
  details > div { padding: 0 1rem 1rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`;

export function mailboxPage({ messages, nonce, translate, language }: MailboxPage): string {
  const phrase = (key: NameIn<'platform.mailbox'>) => escapeHtml(translate(language, `platform.mailbox.${key}`));
  const list = messages.map((message, index) => messageItem(message, phrase, index === 0)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${phrase('title')}</title>
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>${phrase('title')}</h1>
<p>${phrase('explanation')}</p>
${list || `<p>${phrase('empty')}</p>`}
</main>
</body>
</html>
`;
}

function messageItem(
  { id, recipient, subject, text, calendar, createdAt }: MailboxMessage,
  phrase: (key: NameIn<'platform.mailbox'>) => string,
  isOpen: boolean,
): string {
  return `<details${isOpen ? ' open' : ''}>
<summary><strong>${escapeHtml(subject)}</strong> <span>${escapeHtml(recipient)}</span>
<time datetime="${createdAt.toISOString()}">${showInstant(createdAt, 'UTC')} UTC</time></summary>
<div><pre>${withLinks(text)}</pre>
<p><a href="/dev/mailbox/${escapeHtml(id)}" target="_blank" rel="noopener">${phrase('asPage')}</a></p>
${calendar === null ? '' : `<p><a href="/dev/mailbox/${escapeHtml(id)}/calendar.ics">${phrase('calendar')}</a></p>`}</div>
</details>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}" rel="noopener noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
