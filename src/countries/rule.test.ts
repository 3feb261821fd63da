import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { ALPHANUMERIC, numberRule, textRule, usually, withRequired } from './rule.ts';

describe('a rule for numbers', () => {
  describeRule('of exact length', numberRule({ min: 4, max: 4 }), {
    takes: [
      ['1234', '1234'],
      ['', ''],
    ],
    refuses: [
      ['123', 'exact-length', 4],
      ['12345', 'exact-length', 4],
    ],
  });

  describeRule('that fills up with zeros', numberRule({ min: 2, max: 4, leftPad: true, shown: 'xx-xx' }), {
    takes: [
      ['12', '0012', '00-12'],
      ['0012', '0012', '00-12'],
    ],
    refuses: [['1', 'min-length', 2]],
  });

  it('checks characters before length and length before format', () => {
    const rule = numberRule({ characters: ALPHANUMERIC, min: 3, max: 3, pattern: /^A/ });
    expect(rule.check('ñ')).toEqual({ ok: false, code: 'alphanumeric' });
    expect(rule.check('B')).toEqual({ ok: false, code: 'exact-length', limit: 3 });
    expect(rule.check('BBB')).toEqual({ ok: false, code: 'pattern' });
    expect(rule.check('abc')).toEqual({ ok: true, canonical: 'ABC', warnings: [] });
  });

  it('warns and accepts', () => {
    const rule = numberRule({ max: 5, warnings: usually(/^9/) });
    expect(rule.check('12')).toEqual({ ok: true, canonical: '12', warnings: ['unusual-form'] });
  });

  it('does not warn about an empty field', () => {
    const rule = numberRule({ max: 5, warnings: usually(/^9/) });
    expect(rule.check('')).toEqual({ ok: true, canonical: '', warnings: [] });
  });

  it('gives its limits as hint, or its pattern', () => {
    expect(numberRule({ min: 2, max: 4 }).hint).toEqual({ kind: 'digits', min: 2, max: 4 });
    expect(numberRule({ max: 4, characters: ALPHANUMERIC }).hint).toEqual({ kind: 'characters', min: 1, max: 4 });
    expect(numberRule({ max: 4, shown: 'xx-xx' }).hint).toEqual({ kind: 'pattern', pattern: 'xx-xx' });
  });

  it('asks for a numeric keyboard only where letters are impossible', () => {
    expect(numberRule({ max: 4 }).input).toBe('numeric');
    expect(numberRule({ max: 4, characters: ALPHANUMERIC }).input).toBe('text');
  });
});

describe('a rule for text', () => {
  describeRule('of at most five characters', textRule({ max: 5 }), {
    takes: [
      ['', ''],
      ['  a \n b ', 'a b'],
      ['n\u0303andu', 'ñandu'],
      ['🚚🚚🚚🚚🚚', '🚚🚚🚚🚚🚚'],
      ['a\u0000b', 'a b'],
    ],
    refuses: [['abcdef', 'max-length', 5]],
  });
});

describe('requiring more or less than the country does', () => {
  const optional = numberRule({ min: 2, max: 4, leftPad: true });
  const required = withRequired(optional, true);

  it('refuses an empty value once it is required', () => {
    expect(required.required).toBe(true);
    expect(required.check(' - ')).toEqual({ ok: false, code: 'required' });
    expect(required.check('12')).toEqual(optional.check('12'));
    expect(required.check('1')).toEqual(optional.check('1'));
  });

  it('accepts an empty value once it is optional again', () => {
    expect(withRequired(required, false).check('')).toEqual({ ok: true, canonical: '', warnings: [] });
  });
});
