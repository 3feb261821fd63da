import { describe, expect, it } from 'vitest';
import { displayPhone, internationalPhone, messagingLink } from './phone.ts';

describe('a phone number', () => {
  it('is shown as country code, a blank and the number', () => {
    expect(displayPhone('591', '71234567')).toBe('591 71234567');
  });

  it('has no trunk zero when dialled from abroad', () => {
    expect(internationalPhone('595', '0981123456')).toBe('595981123456');
    expect(internationalPhone('595', '981123456')).toBe('595981123456');
  });

  it('gives the link of a chat', () => {
    expect(messagingLink('55', '11987654321')).toBe('https://wa.me/5511987654321');
  });
});
