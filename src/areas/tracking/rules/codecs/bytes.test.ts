import { describe, expect, it } from 'vitest';
import { createDice } from '../messages/reading.fixture.ts';
import { ByteQueue } from './byte-queue.ts';
import { ByteReader } from './byte-reader.ts';
import { chargeOf } from './cell-charge.ts';
import { crcIbm, crcItu } from './checksums.ts';

describe('the bytes of a connection', () => {
  it('come out as they went in, however they are cut', () => {
    const dice = createDice(1);
    const queue = new ByteQueue();
    const [given, taken]: [number[], number[]] = [[], []];
    for (let run = 0; run < 2000; run++) {
      const added = Uint8Array.from({ length: Math.floor(dice() * 90) }, () => Math.floor(dice() * 256));
      given.push(...added);
      queue.append(added);
      expect(queue.at(0)).toBe(given[taken.length]);
      taken.push(...queue.take(Math.floor(dice() * 90)));
    }
    taken.push(...queue.take(queue.length));
    expect(taken).toEqual(given);
    expect([queue.length, queue.at(0), queue.take(5).length]).toEqual([0, undefined, 0]);
  });

  it('are 0 beyond their end, which is noticed', () => {
    const reader = new ByteReader(Uint8Array.of(0xff, 0xfe, 1));
    expect([reader.i16(), reader.rest, reader.isShort]).toEqual([-2, 1, false]);
    expect([reader.u32(), reader.u8(), reader.rest, reader.isShort]).toEqual([0, 0, 0, true]);
  });

  it('have the checksums that the standards publish for 123456789', () => {
    const bytes = new TextEncoder().encode('123456789');
    expect([crcIbm(bytes), crcItu(bytes)]).toEqual([0xbb3d, 0x906e]);
  });
});

describe('the charge of a battery', () => {
  it.each([
    [4200, 100],
    [3800, 50],
    [3300, 0],
    [290, null],
  ])('of %i mV is %j percent', (millivolts, percent) => {
    expect(chargeOf(millivolts)).toBe(percent);
  });
});
