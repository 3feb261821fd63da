import { describe, expect, it } from 'vitest';
import { dateWindow, isWithin } from './date-window.ts';
import { freeDays, freePlaces, type Gap, nearest, takes } from './free-times.ts';
import { type GateBooking, judge, mayOverrule } from './gate-verdict.ts';
import { type Shift, startsOf } from './opening-hours.ts';
import { packTicket, readShown, unpackTicket } from './ticket.ts';
import { waitingOf } from './waiting.ts';

const at = (hour: string) => Date.parse(`2026-11-18T${hour}:00Z`);
const shift: Shift = { id: 's', weekday: 3, starts: '08:00', ends: '12:00', dockIds: [] };
const starts = startsOf([shift], '2026-11-18', 'UTC', 30);
const rules = { minutes: 60, bufferMinutes: 0, notBefore: 0, closed: [] };
const gap = (from: string, until: string, rest: Partial<Gap> = {}): Gap => ({
  dockId: 'a',
  lane: 1,
  from: at(from),
  until: at(until),
  ...rest,
});
const hoursOf = (gaps: readonly Gap[], change: Partial<typeof rules> = {}) =>
  freePlaces(starts, gaps, { ...rules, ...change }).map(({ dockId, lane, start }) => `${start.hour} ${dockId}${lane}`);

describe('free places', () => {
  it('lie in a gap long enough for the work and the pause after it', () => {
    expect(hoursOf([gap('08:00', '10:00')])).toEqual(['08:00 a1', '08:30 a1', '09:00 a1']);
    expect(hoursOf([gap('08:00', '10:00')], { bufferMinutes: 30 })).toEqual(['08:00 a1', '08:30 a1']);
    expect(hoursOf([gap('08:10', '09:20')])).toEqual([]);
  });

  it('end within their shift, though the pause may not', () => {
    expect(hoursOf([gap('10:30', '20:00')], { bufferMinutes: 30 })).toEqual(['10:30 a1', '11:00 a1']);
  });

  it('begin no earlier than the cut-off allows', () => {
    expect(hoursOf([gap('08:00', '12:00')], { notBefore: at('10:15') })).toEqual(['10:30 a1', '11:00 a1']);
  });

  it('use the lowest free lane, once for each dock', () => {
    const gaps = [gap('08:00', '09:00', { lane: 2 }), gap('08:00', '09:00'), gap('08:00', '09:00', { dockId: 'b' })];
    expect(hoursOf(gaps)).toEqual(['08:00 a1', '08:00 b1']);
  });

  it('are none while all docks or this one are closed', () => {
    const closed = [{ dockId: 'a', from: at('08:30'), until: at('09:15') }];
    const gaps = [gap('08:00', '12:00')];
    expect(freePlaces(starts, gaps, { ...rules, closed }).map(({ start }) => start.hour)).toEqual([
      '09:30',
      '10:00',
      '10:30',
      '11:00',
    ]);
    const all = [{ dockId: null, from: at('00:00'), until: at('23:00') }];
    expect(freePlaces(starts, gaps, { ...rules, closed: all })).toEqual([]);
  });

  it('make a day one that can be chosen', () => {
    const days = new Map(['2026-11-18', '2026-11-25'].map((day) => [day, startsOf([shift], day, 'UTC', 30)]));
    const long = { dockId: 'a', lane: 1, from: at('08:00'), until: Number.POSITIVE_INFINITY };
    expect([...freeDays(days, [long], rules)]).toEqual(['2026-11-18', '2026-11-25']);
    expect([...freeDays(days, [gap('08:00', '10:00')], rules)]).toEqual(['2026-11-18']);
    expect([...freeDays(days, [gap('07:00', '08:30')], rules)]).toEqual([]);
  });

  it('nearest to a taken one are offered first, each time once', () => {
    const places = freePlaces(starts, [gap('08:00', '12:00'), gap('08:00', '12:00', { dockId: 'b' })], rules);
    expect(nearest(places, at('10:10'), 3).map(({ start }) => start.hour)).toEqual(['10:00', '10:30', '09:30']);
  });
});

it('a dock takes what it is meant for, and a truck nobody knows yet', () => {
  const dock = {
    actions: ['load'],
    operations: ['palletLoad'],
    vehicleTypes: ['tractor'],
    lanes: 1,
    inService: true,
  } as const;
  const work = { action: 'load', operation: 'palletLoad', vehicleType: 'tractor' } as const;
  expect(takes(dock, work)).toBe(true);
  expect(takes(dock, { ...work, vehicleType: null })).toBe(true);
  expect(takes(dock, { ...work, vehicleType: 'van' })).toBe(false);
  expect(takes(dock, { ...work, operation: 'bulkLoad' })).toBe(false);
  expect(takes(dock, { ...work, action: 'unload' })).toBe(false);
  expect(takes({ ...dock, inService: false }, work)).toBe(false);
});

describe('the days one may book', () => {
  it.each([
    ['without a due date', null, '2026-11-18', false],
    ['due later: from the day before', '2026-11-25', '2026-11-24', false],
    ['due today', '2026-11-18', '2026-11-18', false],
    ['due yesterday', '2026-11-17', '2026-11-18', true],
  ])('%s', (_, due, from, expired) => {
    expect(dateWindow('2026-11-18', due, 30)).toEqual({ from, until: '2026-12-18', expired });
  });

  it('include both ends', () => {
    const window = dateWindow('2026-11-18', null, 2);
    expect(['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21'].map((day) => isWithin(day, window))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('waiting', () => {
  const terms = { freeMinutes: 60, lateMinutes: 30, price: '90.00' };
  const visit = (arrived: string | null, docked: string | null, left: string | null) => ({
    startsAt: new Date(at('10:00')),
    arrivedAt: arrived ? new Date(at(arrived)) : null,
    dockedAt: docked ? new Date(at(docked)) : null,
    leftAt: left ? new Date(at(left)) : null,
  });
  const minutes = (...moments: Parameters<typeof visit>) => {
    const waiting = waitingOf(visit(...moments), terms, new Date(at('14:00')));
    return waiting && [waiting.minutes, waiting.chargedMinutes, waiting.cents];
  };

  it('counts from the booked start for who came early, and from the arrival for who came within the tolerance', () => {
    expect(minutes('09:00', null, null)).toEqual([240, 180, 27_000]);
    expect(minutes('10:20', null, null)).toEqual([220, 160, 24_000]);
  });

  it('of who came late begins with the dock', () => {
    expect(minutes('10:45', null, null)).toBeNull();
    expect(minutes('10:45', '11:30', '13:00')).toEqual([90, 30, 4_500]);
  });

  it('ends with leaving, costs nothing within the free minutes, and nothing before the arrival', () => {
    expect(minutes('10:00', '10:10', '10:50')).toEqual([50, 0, 0]);
    expect(minutes(null, null, null)).toBeNull();
    expect(waitingOf(visit('10:00', null, '13:00'), { ...terms, price: null }, new Date(0))?.cents).toBeNull();
  });
});

describe('the gate', () => {
  const booking: GateBooking = {
    warehouseId: 'w',
    state: 'scheduled',
    ticketVersion: 2,
    day: '2026-11-18',
    startsAt: at('10:00'),
    plate: 'ABC123',
    documentsExpired: false,
  };
  const asked = {
    warehouseId: 'w',
    today: '2026-11-18',
    now: at('10:00'),
    earlyMinutes: 30,
    lateMinutes: 30,
    ticketVersion: 2,
    plate: null,
  };

  it.each([
    ['enter', {}, {}],
    ['enter', {}, { now: at('09:30') }],
    ['enter', {}, { now: at('10:30') }],
    ['tooEarly', {}, { now: at('09:29') }],
    ['late', {}, { now: at('10:31') }],
    ['anotherDay', { day: '2026-11-19', startsAt: at('10:00') + 86_400_000 }, {}],
    ['anotherWarehouse', {}, { warehouseId: 'x' }],
    ['otherPlate', {}, { plate: 'XYZ999' }],
    ['enter', {}, { plate: 'ABC123' }],
    ['documentsExpired', { documentsExpired: true }, {}],
    ['noTime', { state: 'pending', startsAt: null, day: null }, {}],
    ['cancelled', { state: 'cancelled' }, {}],
    ['cancelled', { state: 'noShow' }, {}],
    ['replaced', {}, { ticketVersion: 1 }],
    ['enter', {}, { ticketVersion: null }],
    ['used', { state: 'arrived' }, {}],
    ['used', { state: 'completed' }, { ticketVersion: 1 }],
  ] as const)('says %s to %j asked with %j', (verdict, change, question) => {
    expect(judge({ ...booking, ...change }, { ...asked, ...question })).toBe(verdict);
  });

  it('lets a guard overrule what a reason can explain, and nothing else', () => {
    expect(['late', 'otherPlate', 'noTime'].map((one) => mayOverrule(one as 'late'))).toEqual([true, true, true]);
    expect(
      ['used', 'forged', 'cancelled', 'anotherWarehouse', 'enter'].map((one) => mayOverrule(one as 'used')),
    ).toEqual(Array(5).fill(false));
  });
});

describe('a ticket', () => {
  const ticket = {
    id: '01a1eab1-2987-7a18-8df9-68a6a0a15c5c',
    warehouseId: 'ffffffff-0000-4000-8000-00000000000a',
    plate: 'ABC1D23',
    from: 1_794_000_000,
    until: 1_794_003_600,
    version: 3,
    keyId: 7,
  };

  it('is read as it was written, in 52 bytes', () => {
    const bytes = packTicket(ticket);
    expect(bytes).toHaveLength(52);
    expect(unpackTicket(bytes)).toEqual(ticket);
    expect(unpackTicket(packTicket({ ...ticket, plate: null }))).toEqual({ ...ticket, plate: null });
  });

  it('that was cut or is something else is none', () => {
    const bytes = packTicket(ticket);
    for (let length = 0; length < 45; length += 1) expect(unpackTicket(bytes.subarray(0, length))).toBeUndefined();
    expect(unpackTicket(new Uint8Array(500))).toBeUndefined();
  });

  it('is recognised, as are a code, an order sheet and a plate', () => {
    const signed = `${'a'.repeat(70)}.${'b'.repeat(86)}`;
    expect(readShown(`https://example.com/ticket/${signed}`)).toEqual({ kind: 'ticket', signed });
    expect(readShown(' abcd-2345 ')).toEqual({ kind: 'code', code: 'ABCD2345' });
    expect(readShown(`https://example.com/operation/x/loadOrder/show/${ticket.id}`)).toEqual({
      kind: 'order',
      orderId: ticket.id,
    });
    expect(readShown('1234-ABC')).toEqual({ kind: 'plate', plate: '1234ABC' });
    expect(readShown('x'.repeat(2_000_000))).toEqual({ kind: 'nothing' });
  });
});
