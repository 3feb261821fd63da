import { describe, expect, it } from 'vitest';
import { characterCount, compact, fillPattern } from './digits.ts';

describe('a pasted number', () => {
  it.each([
    ['12.345.678-K', '12345678K'],
    ['12 345 678–5', '123456785'],
    ['12\u00a0345\u202f678', '12345678'],
    ['11.222.333/0001-81', '11222333000181'],
    ['(11) 98765_4321', '11987654321'],
    ['1’234’567', '1234567'],
    ['4567890\u200b\ufeff', '4567890'],
    ['123\u2212456', '123456'],
    ['\t4567890\r\n', '4567890'],
    ['４５６７８９０', '4567890'],
    ['p&g951231n15', 'P&G951231N15'],
    ['n\u0303u', 'ÑU'],
    ['q12345678', 'Q12345678'],
    ['12#34', '12#34'],
    ['+591 7', '+5917'],
    ['', ''],
  ])('reads "%s" as "%s"', (typed, read) => {
    expect(compact(typed)).toBe(read);
  });
});

describe('a pattern', () => {
  it.each([
    ['xx.xxx.xxx-x', '12345678K', '12.345.678-K'],
    ['xxx-xxx', 'ABC123', 'ABC-123'],
    ['xxx-xxx', 'ABC12', 'ABC12'],
    ['xxx-xxx', 'ABC1234', 'ABC1234'],
    ['x.x', '', ''],
  ])('%s shows "%s" as "%s"', (pattern, characters, shown) => {
    expect(fillPattern(pattern, characters)).toBe(shown);
  });
});

describe('counting characters', () => {
  it('counts what a reader sees, not UTF-16 units', () => {
    expect(characterCount('Ñandú')).toBe(5);
    expect(characterCount('🚚🚚')).toBe(2);
  });
});
