import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { CONTAINER_RULE, containerCheckDigit } from './container.ts';

describe('a container number', () => {
  describeRule('by ISO 6346', CONTAINER_RULE, {
    takes: [
      ['', ''],
      ['CSQU3054383', 'CSQU3054383', 'CSQU 305438-3'],
      ['csqu 305438-3', 'CSQU3054383', 'CSQU 305438-3'],
      ['MSKU1234565', 'MSKU1234565', 'MSKU 123456-5'],
      ['TCLU 765432 0', 'TCLU7654320', 'TCLU 765432-0'],
      ['HLXU2008419', 'HLXU2008419', 'HLXU 200841-9'],
      ['MEDU6904203', 'MEDU6904203', 'MEDU 690420-3'],
      ['ABCJ0000010', 'ABCJ0000010', 'ABCJ 000001-0'],
      // remainder 10 gives the digit 0
      ['TRPU1000060', 'TRPU1000060', 'TRPU 100006-0'],
    ],
    warns: [
      ['CSQU3054384', 'CSQU3054384', 'check-digit'],
      ['MSKU1234560', 'MSKU1234560', 'check-digit'],
      ['CSQA3054383', 'CSQA3054383', 'unusual-form'],
      ['CSQU305438', 'CSQU305438', 'unusual-form'],
      ['wagon 12', 'WAGON12', 'unusual-form'],
      ['#17', '#17', 'unusual-form'],
    ],
    refuses: [['9'.repeat(501), 'max-length', 500]],
  });

  it('ends in the check digit of its first ten characters', () => {
    expect(containerCheckDigit('CSQU305438')).toBe(3);
    expect(containerCheckDigit('TRPU100006')).toBe(0);
  });
});
