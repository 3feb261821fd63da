import { describe, expect, it } from 'vitest';
import { emailShape, isPrintable, optionalTextShape, textShape } from './text.ts';

describe('text', () => {
  it('is trimmed and must not be empty', () => {
    expect(textShape().parse('  Santa Cruz ')).toBe('Santa Cruz');
    expect(textShape().safeParse('   ').success).toBe(false);
  });

  it('is bounded', () => {
    expect(textShape(5).safeParse('123456').success).toBe(false);
  });

  it.each(['\u0000', 'a\u0007b', '\ud800'])('refuses %j, which PostgreSQL or a screen cannot handle', (text) => {
    expect(isPrintable(text)).toBe(false);
  });

  it('keeps line breaks, accents and emoji', () => {
    expect(isPrintable('Olá\nñandú 🚚')).toBe(true);
  });

  it('turns an empty optional text into null', () => {
    expect(optionalTextShape().parse(' ')).toBeNull();
    expect(optionalTextShape().parse(undefined)).toBeNull();
  });

  it('stores e-mails in lower case', () => {
    expect(emailShape.parse(' Ana@Empresa.BO ')).toBe('ana@empresa.bo');
    expect(emailShape.safeParse('ana@').success).toBe(false);
  });
});
