import { describe, expect, it } from 'vitest';
import { momentMask, momentOf } from './typed-moment.ts';

const ZONE = 'America/La_Paz';
const mask = momentMask(2025, ZONE);

/** Presses the keys one after another at the end of the input. */
function type(keys: string): string {
  let typed = '';
  for (const key of keys) typed = mask.read(mask.show(typed) + key, typed, false);
  return typed;
}

describe('a typed day with its time', () => {
  it('needs no separators, and accepts typed ones', () => {
    expect(mask.show(type('010320250930'))).toBe('01/03/2025 09:30');
    expect(mask.show(type('01/03/2025 09:30'))).toBe('01/03/2025 09:30');
    expect(mask.show(type('1/3/2025 9:30'))).toBe('01/03/2025 09:30');
  });

  it('reaches the form as an instant, or as the text that is none', () => {
    expect(mask.store(type('010320250930'))).toBe('2025-03-01T13:30:00.000Z');
    expect(mask.store(type('010320252460'))).toBe('01/03/2025 24:60');
    expect(mask.store(type('310220250930'))).toBe('31/02/2025 09:30');
    expect(mask.store(type('01032025'))).toBe('01/03/2025');
    expect(mask.store('')).toBe('');
    expect(momentOf('0103202509301', ZONE)).toBeUndefined();
  });

  it('comes back from the form as it was typed', () => {
    expect(mask.restore?.('2025-03-01T13:30:00.000Z')).toBe('010320250930');
    expect(mask.restore?.('31/02/2025 09:30')).toBe('310220250930');
    expect(mask.restore?.('')).toBe('');
  });

  it('is finished when the field is left', () => {
    expect(mask.show(mask.complete?.('01032025') ?? '')).toBe('01/03/2025 00:00');
    expect(mask.show(mask.complete?.('0103202509') ?? '')).toBe('01/03/2025 09:00');
    expect(mask.show(mask.complete?.('010325') ?? '')).toBe('01/03/2025 00:00');
    expect(mask.complete?.('0103')).toBe('0103');
  });
});
