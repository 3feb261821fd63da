import { expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import { readPersonFields } from './profile-fields.ts';

const BOLIVIA = countryOf('BO');
const BRAZIL = countryOf('BR');

it('keeps what was not sent', () => {
  const { values, problems } = readPersonFields({}, BOLIVIA);
  expect(Object.values(values).filter((value) => value !== undefined)).toEqual([]);
  expect(problems).toEqual({});
});

it('reads a phone without calling code as one of the country', () => {
  expect(readPersonFields({ phone: '712-34567' }, BOLIVIA).values).toMatchObject({
    countryCode: '591',
    phone: '71234567',
  });
});

it('reads a phone with a calling code by the rules of that country', () => {
  const { values } = readPersonFields({ countryCode: '55', phone: '(11) 91234-5678' }, BOLIVIA);
  expect(values).toMatchObject({ countryCode: '55', phone: '11912345678' });
  expect(readPersonFields({ countryCode: '591', phone: '123' }, BRAZIL).problems.phone).toEqual({
    code: 'exactDigits',
    params: { count: 8 },
  });
});

it('refuses an unknown calling code, and one without a number', () => {
  expect(readPersonFields({ countryCode: '999', phone: '71234567' }, BOLIVIA).problems).toEqual({
    countryCode: { code: 'choice' },
  });
  expect(readPersonFields({ countryCode: '591' }, BOLIVIA).problems).toEqual({ phone: { code: 'required' } });
});

it('removes the phone with its calling code', () => {
  expect(readPersonFields({ phone: '' }, BOLIVIA).values).toMatchObject({ countryCode: null, phone: null });
});

it('keeps the issuing state of an identity number and refuses an unknown one', () => {
  const [document] = BOLIVIA.personalDocuments;
  const state = document?.issuingStates[0];
  expect(readPersonFields({ documentId: `4567890_${state?.toLowerCase()}` }, BOLIVIA).values.documentId).toBe(
    `4567890_${state}`,
  );
  expect(readPersonFields({ documentId: '4567890_ZZ' }, BOLIVIA).problems).toEqual({ documentId: { code: 'choice' } });
});

it('accepts the identity number of another country of the product', () => {
  expect(readPersonFields({ documentId: '12.345.678-5' }, BOLIVIA).values.documentId).toBe('123456785');
});

it('reports the problem of an identity number by the country’s own document', () => {
  expect(readPersonFields({ documentId: '!' }, BOLIVIA).problems.documentId).toBeDefined();
});

it('refuses special characters in a Brazilian name', () => {
  expect(readPersonFields({ firstName: 'Jo$é' }, BRAZIL).problems).toEqual({ firstName: { code: 'characters' } });
  expect(readPersonFields({ firstName: '  José   Luís ' }, BRAZIL).values.firstName).toBe('José Luís');
});
