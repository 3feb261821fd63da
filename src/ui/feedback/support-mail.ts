export interface SupportMail {
  readonly address: string;
  readonly subject: string;
  readonly body: string;
}

/** `mailto:` with subject and body; line breaks travel as CRLF. */
export function mailtoLink({ address, subject, body }: SupportMail): string {
  const fields = Object.entries({ subject, body: body.replaceAll('\n', '\r\n') });
  return `mailto:${address}?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
