/**
 * The content of a ticket's QR code: what the gate needs without network, and no names. Thirty-odd bytes and the plate,
 * signed with ES256; both parts in base64url, joined by a point.
 */
export interface Ticket {
  readonly id: string;
  readonly warehouseId: string;
  readonly plate: string | null;
  /** Seconds since 1970. */
  readonly from: number;
  readonly until: number;
  readonly version: number;
  readonly keyId: number;
}

const FORMAT = 1;
const HEADER_BYTES = 1 + 2 + 2 + 4 + 4 + 16 + 16;
export const TICKET_MAX = 400;

/** A plate has 20 bytes at most. */
export function packTicket({ id, warehouseId, plate, from, until, version, keyId }: Ticket): Uint8Array {
  const letters = new TextEncoder().encode(plate ?? '');
  const bytes = new Uint8Array(HEADER_BYTES + letters.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, FORMAT);
  view.setUint16(1, keyId);
  view.setUint16(3, version);
  view.setUint32(5, from);
  view.setUint32(9, until);
  bytes.set(bytesOf(id), 13);
  bytes.set(bytesOf(warehouseId), 29);
  bytes.set(letters, HEADER_BYTES);
  return bytes;
}

/** Undefined for anything that is no ticket; whether it is genuine says its signature. */
export function unpackTicket(bytes: Uint8Array): Ticket | undefined {
  if (bytes.length < HEADER_BYTES || bytes.length > HEADER_BYTES + 20 || bytes[0] !== FORMAT) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    keyId: view.getUint16(1),
    version: view.getUint16(3),
    from: view.getUint32(5),
    until: view.getUint32(9),
    id: uuidOf(bytes.subarray(13, 29)),
    warehouseId: uuidOf(bytes.subarray(29, 45)),
    plate: new TextDecoder().decode(bytes.subarray(HEADER_BYTES)) || null,
  };
}

export const bytesOf = (uuid: string): number[] =>
  (uuid.replaceAll('-', '').match(/../g) ?? []).map((pair) => parseInt(pair, 16));

export function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What a camera read or somebody typed. */
export type Shown =
  | { readonly kind: 'ticket'; readonly signed: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'plate'; readonly plate: string }
  | { readonly kind: 'nothing' };

const SIGNED = /(?:^|\/ticket\/)([A-Za-z0-9_-]{60,120}\.[A-Za-z0-9_-]{86})$/;
const CODE = /^[2-9A-HJ-NP-Z]{8}$/;
const ORDER = /\/loadOrder\/show\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;
const PLATE = /^[A-Z0-9]{5,10}$/;

/** The QR code of a ticket, its eight characters, the QR code of an order sheet, or a plate. */
export function readShown(text: string): Shown {
  const trimmed = text.trim().slice(0, TICKET_MAX * 2);
  const signed = SIGNED.exec(trimmed)?.[1];
  if (signed) return { kind: 'ticket', signed };
  const orderId = ORDER.exec(trimmed)?.[1]?.toLowerCase();
  if (orderId) return { kind: 'order', orderId };
  const plain = trimmed.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (CODE.test(plain)) return { kind: 'code', code: plain };
  return PLATE.test(plain) ? { kind: 'plate', plate: plain } : { kind: 'nothing' };
}
