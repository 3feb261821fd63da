/** Of a sender with or without a name: `Tropeiro <no-reply@tropeiro.local>`. */
export function senderAddress(from: string): string {
  return /[^\s<>"]+@[\w.-]+/.exec(from)?.[0] ?? 'no-reply@localhost';
}
