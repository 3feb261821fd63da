import { describe, expect, it } from 'vitest';
import type { TextPattern } from '#kernel/text-patterns.ts';
import { isNearLimit, textProblem, tidyText, typedText } from './typed-text.ts';

const help = (...patterns: TextPattern[]) => ({ max: 500, patterns, upperCase: false });

describe('while typing', () => {
  it('keeps digits only where nothing else is allowed', () => {
    expect(typedText('12.345-6a', help('digits'))).toBe('123456');
    expect(typedText('12.345-6a', help('letters'))).toBe('12.345-6a');
  });

  it('writes in capitals where configured', () => {
    expect(typedText('señal k', { ...help(), upperCase: true })).toBe('SEÑAL K');
  });
});

describe('leaving the field', () => {
  it('removes superfluous blanks', () => {
    expect(tidyText('  Ana   María ', help('noEdgeSpaces', 'noDoubleSpaces'))).toBe('Ana María');
    expect(tidyText(' ana@empresa.bo ', help('email'))).toBe('ana@empresa.bo');
    expect(tidyText(' as typed ', help())).toBe(' as typed ');
  });
});

describe('the checks of the field', () => {
  it('are its length and its patterns', () => {
    expect(textProblem('x'.repeat(501), help())).toEqual({ code: 'maxLength', params: { count: 500 } });
    expect(textProblem('x'.repeat(500), help())).toBeUndefined();
    expect(textProblem('Ana 2', help('letters'))).toEqual({ code: 'letters' });
  });

  it('ignore the blank after a word that is still being typed', () => {
    expect(textProblem('Ana ', help('letters', 'noEdgeSpaces', 'noDoubleSpaces'))).toBeUndefined();
  });

  it('accept an empty field', () => {
    expect(textProblem('', help('email'))).toBeUndefined();
    expect(textProblem(null, help('email'))).toBeUndefined();
  });
});

it('the counter counts only near the limit, beyond it, and not for short codes', () => {
  expect(isNearLimit(0, 500)).toBe(false);
  expect(isNearLimit(449, 500)).toBe(false);
  expect(isNearLimit(450, 500)).toBe(true);
  expect(isNearLimit(501, 500)).toBe(true);
  expect(isNearLimit(9, 10)).toBe(false);
  expect(isNearLimit(11, 10)).toBe(true);
});
