import { describe, expect, it } from 'vitest';
import { asRegistersRead, type DriverQuestion, isAbout } from './homologation-question.ts';

const driver: DriverQuestion = {
  country: 'BO',
  documentType: 'CI',
  documentNumber: '4.567.890-1B',
  documentState: 'LP',
  birthDate: '1980-05-17',
  licenceNumber: 'Q88123',
  taxId: null,
};
const truck = { country: 'BO', plate: '1234ABC', chassis: null, crpva: null } as const;

describe('what is sent to registers', () => {
  it('reduces a document number to its digits, and a number without digits to nothing', () => {
    expect(asRegistersRead(driver).documentNumber).toBe('45678901');
    expect(asRegistersRead({ ...driver, documentNumber: 'XYZ' }).documentNumber).toBeNull();
    expect(asRegistersRead({ ...driver, documentNumber: null }).documentNumber).toBeNull();
  });
});

describe('an answer', () => {
  it.each(['1234ABC', '1234-abc', ' 1234 ABC '])('about %s is about the truck in the question', (named) => {
    expect(isAbout(truck, named)).toBe(true);
  });

  it.each(['1234ABD', '', '-', '234ABC'])('about %j is about another vehicle', (named) => {
    expect(isAbout(truck, named)).toBe(false);
  });

  it('may name a driver by document, licence or tax id', () => {
    const asked = asRegistersRead({ ...driver, taxId: '10456789018' });
    expect(['45678901', 'q-88123', '10456789018'].map((named) => isAbout(asked, named))).toEqual([true, true, true]);
    expect(isAbout(asked, '1980-05-17')).toBe(false);
    expect(isAbout({ ...asked, taxId: null }, '')).toBe(false);
  });
});
