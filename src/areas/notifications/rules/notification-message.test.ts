import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX, shortenMessage, splitMessage } from './notification-message.ts';

describe('a message', () => {
  it('has the text before the first comma as its headline', () => {
    expect(splitMessage('Pagamento realizado, BRL 1,500.00 pela ordem 12')).toEqual({
      headline: 'Pagamento realizado',
      details: 'BRL 1,500.00 pela ordem 12',
    });
  });

  it('without a comma is a headline only', () => {
    expect(splitMessage('Pagamento realizado')).toEqual({ headline: 'Pagamento realizado', details: '' });
  });

  it('is cut at its limit, never inside a character', () => {
    const shortened = shortenMessage('🚚'.repeat(MESSAGE_MAX));
    expect(shortened.length).toBeLessThanOrEqual(MESSAGE_MAX);
    expect(shortened.isWellFormed()).toBe(true);
    expect(shortened.endsWith('🚚…')).toBe(true);
  });

  it('within its limit stays unchanged', () => {
    const text = 'a'.repeat(MESSAGE_MAX);
    expect(shortenMessage(text)).toBe(text);
  });
});
