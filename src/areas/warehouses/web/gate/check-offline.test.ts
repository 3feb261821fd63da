import { beforeAll, describe, expect, it } from 'vitest';
import type { GateEntry } from '../../rules/gate-day.ts';
import { packTicket, type Ticket } from '../../rules/ticket.ts';
import { checkOffline, type LocalQuestion } from './check-offline.ts';

const WAREHOUSE = '01890000-0000-7000-8000-000000000001';
const TRUCK = '01890000-0000-7000-8000-000000000002';
const NOW = Date.parse('2031-05-02T15:00:00Z');
const HOUR = 3_600_000;
const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const base64url = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString('base64url');
let pair: CryptoKeyPair;
let publicKey: string;
beforeAll(async () => {
  pair = (await crypto.subtle.generateKey(ES256, true, ['sign', 'verify'])) as CryptoKeyPair;
  publicKey = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
});

async function signed(change: Partial<Ticket> = {}): Promise<string> {
  const content = packTicket({
    id: TRUCK,
    warehouseId: WAREHOUSE,
    plate: '1234ABC',
    from: NOW / 1000,
    until: NOW / 1000 + 3_600,
    version: 1,
    keyId: 1,
    ...change,
  }) as Uint8Array<ArrayBuffer>;
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, content);
  return `${base64url(content)}.${base64url(signature)}`;
}
const addressed = async (change: Partial<Ticket> = {}) => `https://tms.example.com/ticket/${await signed(change)}`;

const entry = (change: Partial<GateEntry> = {}): GateEntry => ({
  id: TRUCK,
  code: 'ABCD2345',
  state: 'scheduled',
  ticketVersion: 1,
  action: 'unload',
  startsAt: NOW,
  endsAt: NOW + HOUR,
  dock: 'Dock 1',
  plate: '1234-ABC',
  trailerPlate: null,
  driver: 'Juan Condori',
  carrier: null,
  orderId: null,
  orderCode: null,
  documentsExpired: false,
  arrivedAt: null,
  calledAt: null,
  dockedAt: null,
  leftAt: null,
  letInBy: null,
  ...change,
});

interface Phone {
  readonly entries?: readonly GateEntry[];
  readonly plate?: string;
  /** How long ago the list was read. */
  readonly hours?: number;
}
function check(shown: string, { entries = [entry()], plate, hours = 1 }: Phone = {}) {
  const warehouse = {
    _id: WAREHOUSE,
    fullName: 'Centro',
    timeZone: 'America/La_Paz',
    earlyMinutes: 30,
    lateMinutes: 30,
  };
  const day: LocalQuestion['day'] = {
    readAt: new Date(NOW - hours * HOUR).toISOString(),
    warehouse,
    keys: [{ id: 1, publicKey }],
  };
  return checkOffline({ day, entries, shown, plate: plate ?? null, now: NOW });
}
const verdict = async (shown: string, phone?: Phone) => (await check(shown, phone)).verdict;

describe('without network', () => {
  it('a genuine ticket of the list may enter; its code and its plate as well', async () => {
    for (const shown of [await addressed(), await signed(), 'abcd-2345', '1234 abc']) {
      expect(await check(shown)).toMatchObject({ verdict: 'enter', basis: 'list', booking: { id: TRUCK } });
    }
  });

  it('another plate on the truck than the booked one is said, however it is written', async () => {
    for (const shown of [await addressed(), 'ABCD2345']) {
      expect(await verdict(shown, { plate: '9999-XYZ' })).toBe('otherPlate');
      expect(await verdict(shown, { plate: '1234abc' })).toBe('enter');
      expect(await verdict(shown, { plate: '1234-ABC' })).toBe('enter');
    }
    // The ticket itself has the plate, where the list does not have the booking.
    expect(await check(await addressed(), { entries: [], plate: '9999-XYZ' })).toMatchObject({
      verdict: 'otherPlate',
      basis: 'ticket',
    });
  });

  it('a key that the phone has not read is said, and is no forgery', async () => {
    expect(await verdict(await addressed({ keyId: 2 }))).toBe('unknownKey');
  });

  it('a ticket that was changed, cut, or is no ticket at all opens nothing', async () => {
    const ticket = await addressed();
    const [content = '', signature = ''] = (await signed()).split('.');
    const letter = content[30] === 'A' ? 'B' : 'A';
    const changed = `${content.slice(0, 30)}${letter}${content.slice(31)}.${signature}`;
    expect(await verdict(changed)).toBe('forged');
    for (let end = 1; end < ticket.length - 30; end += 1) {
      expect(['forged', 'unknown']).toContain(await verdict(ticket.slice(0, -end)));
    }
    // Contents of every length, also those that are cut in the middle of a byte.
    for (let length = 55; length < content.length; length += 1) {
      expect(await verdict(`https://tms.example.com/ticket/${content.slice(0, length)}.${signature}`)).toBe('forged');
    }
    expect(await verdict('A'.repeat(2_000_000))).toBe('unknown');
  });

  it('a ticket of another warehouse, of another version, or used already is said', async () => {
    const other = '01890000-0000-7000-8000-000000000009';
    expect(await verdict(await addressed({ warehouseId: other }))).toBe('anotherWarehouse');
    expect(await verdict(await addressed(), { entries: [entry({ ticketVersion: 2 })] })).toBe('replaced');
    const used = entry({ state: 'arrived', arrivedAt: NOW - HOUR, letInBy: 'Ana Quispe' });
    expect(await check(await addressed(), { entries: [used] })).toMatchObject({
      verdict: 'used',
      booking: { letInBy: 'Ana Quispe', arrivedAt: NOW - HOUR },
    });
  });

  it('a plate with several bookings shows the nearest and lists the others; what is over is not meant', async () => {
    const found = await check('1234ABC', {
      entries: [
        entry({ id: 'later', startsAt: NOW + 5 * HOUR }),
        entry({ id: 'gone', state: 'completed', startsAt: NOW - HOUR }),
        entry({ id: 'near', startsAt: NOW + HOUR / 4 }),
        entry({ id: 'another', plate: '5555AAA' }),
      ],
    });
    expect([found.booking?.id, found.others.map(({ id }) => id)]).toEqual(['near', ['later']]);
  });
});

describe('with a list older than a day', () => {
  const old = { hours: 25 };

  it('a ticket is judged by its signature and its window alone', async () => {
    // What the list says of it may have changed since.
    const cancelled = { ...old, entries: [entry({ state: 'cancelled', ticketVersion: 4, startsAt: NOW + 9 * HOUR })] };
    expect(await check(await addressed(), cancelled)).toMatchObject({ verdict: 'enter', basis: 'old' });
    expect(await check(await addressed({ from: NOW / 1000 + 7_200 }), old)).toMatchObject({
      verdict: 'tooEarly',
      basis: 'old',
    });
    expect(await verdict(await addressed({ from: NOW / 1000 + 3 * 86_400 }), old)).toBe('anotherDay');
    expect(await verdict(`${(await addressed()).slice(0, -6)}AAAAAA`, old)).toBe('forged');
  });

  it('whoever is known to be in does not come in again', async () => {
    const inside = { ...old, entries: [entry({ state: 'inDock', arrivedAt: NOW - HOUR })] };
    expect(await verdict(await addressed(), inside)).toBe('used');
  });

  it('codes, plates and orders cannot be judged, and the basis says so', async () => {
    for (const shown of ['ABCD2345', '1234-ABC', `https://x.example/operation/a/loadOrder/show/${TRUCK}`]) {
      expect(await check(shown, old)).toEqual({ verdict: 'unknown', basis: 'old', booking: null, others: [] });
    }
  });

  it('begins after a day', async () => {
    expect([
      (await check('ABCD2345', { hours: 23.9 })).basis,
      (await check('ABCD2345', { hours: 24.1 })).basis,
    ]).toEqual(['list', 'old']);
  });
});
