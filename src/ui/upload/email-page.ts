import type { Address, Attachment, Email } from 'postal-mime';

/** Headings of the page made from a mail. */
export type EmailHeading = 'subject' | 'from' | 'to' | 'date' | 'attachments';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 } as const;
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|webp)$/;

/** Turns a stored mail (.eml) into a page. It is not safe to show yet: the server sanitises every page it stores. */
export async function emailToPage(mail: Blob, heading: (name: EmailHeading) => string): Promise<string> {
  // Few uploads are mails, so the reader is loaded on demand.
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(await mail.arrayBuffer(), { ...LIMITS, attachmentEncoding: 'base64' });
  const rows = Object.entries(factsOf(email))
    .filter(([, value]) => value)
    .map(([name, value]) => `<tr><th>${escaped(heading(name as EmailHeading))}</th><td>${escaped(value)}</td></tr>`);
  const body = email.html ? withPictures(email.html, email.attachments) : `<pre>${escaped(email.text ?? '')}</pre>`;
  return `<!doctype html><meta charset="utf-8"><table>${rows.join('')}</table><hr>${body}`;
}

function factsOf(email: Email): Record<EmailHeading, string> {
  return {
    subject: email.subject ?? '',
    from: people(email.from ? [email.from] : []),
    to: people(email.to ?? []),
    date: email.date ?? '',
    attachments: email.attachments
      .filter(({ related }) => !related)
      .map(({ filename }) => filename ?? '')
      .filter(Boolean)
      .join(', '),
  };
}

function people(addresses: readonly Address[]): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(', ');
}

/** `cid:` addresses are replaced by the picture itself. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  const pictures = new Map(
    attachments
      .filter(({ contentId, mimeType }) => contentId && PICTURE_TYPE.test(mimeType))
      .map(({ contentId = '', mimeType, content }) => [
        contentId.replace(/^<|>$/g, ''),
        `data:${mimeType};base64,${content}`,
      ]),
  );
  return html.replace(/\bcid:([^"'\s>)]+)/gi, (address, id: string) => pictures.get(id) ?? address);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
