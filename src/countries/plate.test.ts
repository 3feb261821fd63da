import { describe, expect, it } from 'vitest';
import { formatPlate, plateKey } from './plate.ts';

describe('a plate of any country', () => {
  it.each([
    ['1234ABC', '1234-ABC'],
    ['123abc', '123-ABC'],
    ['123A', '123-A'],
    ['1234-ABC', '1234-ABC'],
    ['12ABC', '12ABC'],
    ['12345ABC', '12345ABC'],
    ['ABC1234', 'ABC1234'],
    ['123AB4', '123AB4'],
    ['1234', '1234'],
    ['', ''],
  ])('%s is shown as %s', (plate, shown) => {
    expect(formatPlate(plate)).toBe(shown);
  });

  it.each(['BBCL12', 'bbcl12', 'BB.CL.12', 'bb-cl-12', ' BB CL 12 ', 'BB·CL·12*'])(
    '%s is the plate BBCL12',
    (typed) => {
      expect(plateKey(typed)).toBe('BBCL12');
    },
  );
});
