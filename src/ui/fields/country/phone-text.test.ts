import { describe, expect, it } from 'vitest';
import { PHONE_REGIONS, phoneRegionOf } from '#countries/country.ts';
import { chosenRegion, readPhone } from './phone-text.ts';

const bolivia = phoneRegionOf('591');
const brazil = phoneRegionOf('55');

describe('a typed or pasted phone', () => {
  it('keeps digits only', () => {
    expect(readPhone('7a1-23 (4567)', bolivia)).toEqual({ code: undefined, number: '71234567' });
  });

  it.each(['+591 7123-4567', '+59171234567', '00591 71234567', '(+591) 71 23 45 67'])('%s chooses Bolivia', (text) => {
    expect(readPhone(text, brazil)).toEqual({ code: '591', number: '71234567' });
  });

  it('knows Colombia, which is no country of the product', () => {
    expect(readPhone('+57 310 555 0101', bolivia)).toEqual({ code: '57', number: '3105550101' });
  });

  it('drops the code of the chosen country where it was repeated', () => {
    expect(readPhone('59171234567', bolivia).number).toBe('71234567');
    expect(readPhone('5511987654321', brazil).number).toBe('11987654321');
  });

  it('leaves a number that only seems to begin with the code', () => {
    expect(readPhone('5511987654', brazil).number).toBe('5511987654');
  });

  it('leaves the chosen country alone when the prefix is not one of ours', () => {
    expect(readPhone('+44 20 7946 0000', bolivia)).toEqual({ code: undefined, number: '442079460000' });
  });
});

it('no calling code begins with another, so a prefix has one meaning', () => {
  const codes = PHONE_REGIONS.map(({ phone }) => phone.code);
  for (const code of codes) expect(codes.filter((other) => code.startsWith(other))).toEqual([code]);
});

it('the chosen region follows the code, then the country', () => {
  expect(chosenRegion('598', 'BO')?.region).toBe('UY');
  expect(chosenRegion(null, 'PE')?.region).toBe('PE');
});
