import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiClient, type ApiClientOptions } from '#ui/api/api-client.ts';
import type { GateEntry } from '../../rules/gate-day.ts';
import { arrivalOf, checkAtGate, othersThan, type ShownCheck } from './check-gate.ts';
import type { LocalCheck } from './check-offline.ts';

const booking = { id: 'one', code: 'ABCD2345', plate: '1234-ABC' } as GateEntry;
const local: LocalCheck = { verdict: 'enter', basis: 'list', booking, others: [] };
const choice = { warehouseId: 'here', local, isLocal: false, patienceMs: 20 };
const asked = { shown: 'ABCD2345', plate: null };

/** A client with this network under it. */
function clientOn(network: typeof fetch, options: Partial<ApiClientOptions> = {}, expiresIn = 3_600): ApiClient {
  vi.stubGlobal('fetch', network);
  const client = new ApiClient({
    renew: async () => null,
    onSessionLost: () => undefined,
    language: () => 'es',
    ...options,
  });
  client.grant({ accessToken: 'token', expiresIn });
  return client;
}
const hanging: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason));
  });
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), { status });

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the verdict', () => {
  it('is that of the server where it answers', async () => {
    const check = { verdict: 'cancelled', entered: false, warehouse: null, booking, others: [] };
    const found = await checkAtGate(clientOn(answering({ check })), asked, choice);
    expect(found).toMatchObject({ verdict: 'cancelled', basis: 'server', ...asked });
  });

  it.each<[string, typeof fetch]>([
    ['hangs', hanging],
    ['breaks off', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['ends in the middle of the answer', async () => new Response('{"check":{"verd')],
    ['answers with an error', answering({ code: 'request.internal' }, 502)],
  ])('is that of the phone where the network %s', async (_, network) => {
    expect(await checkAtGate(clientOn(network), asked, choice)).toEqual({ ...local, ...asked, warehouse: null });
    // A phone without a list has none.
    expect(await checkAtGate(clientOn(network), asked, { ...choice, local: null })).toBeNull();
  });

  it('is that of the phone where renewing the session hangs', async () => {
    const api = clientOn(hanging, { renew: () => new Promise(() => undefined) }, 0);
    expect(await checkAtGate(api, asked, choice)).toMatchObject({ verdict: 'enter', basis: 'list' });
  });

  it('asks nobody where the phone knows more than the server', async () => {
    const network = vi.fn(hanging);
    const found = await checkAtGate(clientOn(network), asked, { ...choice, isLocal: true });
    expect([found?.verdict, network.mock.calls.length]).toEqual(['enter', 0]);
  });
});

describe('an arrival', () => {
  const shown = (text: string, plate: string | null = null): ShownCheck => ({
    ...local,
    shown: text,
    plate,
    warehouse: null,
  });
  const ticket = `https://x.example/ticket/${'A'.repeat(70)}.${'B'.repeat(86)}`;

  it('is sent with the ticket, or with the code of the booking that was found', () => {
    expect(arrivalOf(shown(ticket, '1234abc'))).toEqual({ shown: ticket, plate: '1234abc' });
    expect(arrivalOf(shown('abcd 2345'))).toEqual({ shown: 'ABCD2345', plate: null });
    expect(arrivalOf(shown('1234-abc'))).toEqual({ shown: 'ABCD2345', plate: '1234-abc' });
    // Eight characters may be a plate as well.
    expect(arrivalOf(shown('WXYZ2345'))).toEqual({ shown: 'ABCD2345', plate: 'WXYZ2345' });
    expect(arrivalOf({ ...shown(ticket), booking: { ...booking, code: '' } }).shown).toBe(ticket);
  });

  it('chooses among the bookings of a plate without losing the first one', () => {
    const [second, third] = [
      { ...booking, id: 'two' },
      { ...booking, id: 'three' },
    ] as const;
    const others = othersThan(second, { ...local, others: [second, third] });
    expect(others.map(({ id }) => id)).toEqual(['one', 'three']);
  });
});
