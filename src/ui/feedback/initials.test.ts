import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

describe('a person without a photo', () => {
  it.each([
    ['Ana María Quispe', 'AQ'],
    ['ángel', 'Á'],
    ['  João   da Silva ', 'JS'],
    ['', ''],
  ])('%j is shown as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps the same colour, never the one of a danger or a warning', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Person ${at}`);
    expect(names.map(toneOf)).toEqual(names.map(toneOf));
    expect(new Set(names.map(toneOf))).not.toContain('danger');
    expect(new Set(names.map(toneOf)).size).toBeGreaterThan(3);
  });
});
