import { describe, expect, it } from 'vitest';
import { dayMask, dayOf } from './typed-day.ts';

const mask = dayMask(2025);
const paste = (text: string) => mask.store(mask.read(text, '', true));

/** Presses the keys one after another at the end of the input. */
function type(keys: string): string {
  let typed = '';
  for (const key of keys) typed = mask.read(mask.show(typed) + key, typed, false);
  return typed;
}

describe('a typed day', () => {
  it('needs no separators, and accepts typed ones', () => {
    expect(mask.show(type('01032025'))).toBe('01/03/2025');
    expect(mask.show(type('01/03/2025'))).toBe('01/03/2025');
    expect(mask.show(type('1/3/2025'))).toBe('01/03/2025');
  });

  it('reaches the form as a calendar day, or as the text that is not a day', () => {
    expect(mask.store(type('01032025'))).toBe('2025-03-01');
    expect(mask.store(type('31022025'))).toBe('31/02/2025');
    expect(mask.store(type('0103'))).toBe('01/03');
    expect(mask.store('')).toBe('');
  });

  it('lets a leading zero be deleted', () => {
    expect(mask.read('1/03/2025', '01032025', false)).toBe('1032025');
  });

  it('comes back from the form as it was typed', () => {
    expect(mask.restore?.('2025-03-01')).toBe('01032025');
    expect(mask.restore?.('31/02/2025')).toBe('31022025');
  });

  it('gets its century when the field is left', () => {
    expect(mask.complete?.('010385')).toBe('01031985');
    expect(mask.complete?.('010331')).toBe('01032031');
    expect(mask.complete?.('0103')).toBe('0103');
  });
});

describe('a pasted day', () => {
  it.each(['01/03/2025', '1-3-2025', '01.03.2025', '2025-03-01', '2025-03-01T10:00:00Z', '01032025'])(
    '%s is understood',
    (text) => {
      expect(paste(text)).toBe('2025-03-01');
    },
  );
});

it('a day that does not exist in the calendar is refused', () => {
  expect(dayOf('29022024')).toBe('2024-02-29');
  expect(dayOf('29022025')).toBeUndefined();
  expect(dayOf('01131999')).toBeUndefined();
});
