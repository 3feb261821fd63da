import { expect, it } from 'vitest';
import { problemForPerson, unmetDemands } from './password-policy.ts';

it('accepts eight characters with upper case, lower case and a digit', () => {
  expect(unmetDemands('Camion12')).toEqual([]);
});

it('reports everything that is missing at once', () => {
  expect(unmetDemands('')).toEqual(['passwordShort', 'passwordUpper', 'passwordLower', 'passwordDigit']);
  expect(unmetDemands('camionero')).toEqual(['passwordUpper', 'passwordDigit']);
});

it('accepts letters beyond the English alphabet', () => {
  expect(unmetDemands('ÑandúÉxito7')).toEqual([]);
});

it('counts an emoji as one character and stops at 128 units', () => {
  expect(unmetDemands('Aa1🚚🚚🚚🚚')).toEqual(['passwordShort']);
  expect(unmetDemands(`Aa1${'x'.repeat(126)}`)).toEqual(['passwordLong']);
});

it('refuses the e-mail address in any case, and the current password', () => {
  expect(problemForPerson('Ana.1@Carga.BO', { email: 'ana.1@carga.bo' })).toBe('passwordIsEmail');
  expect(problemForPerson('Camion12', { email: 'ana@carga.bo', current: 'Camion12' })).toBe('passwordSame');
  expect(problemForPerson('Camion13', { email: 'ana@carga.bo', current: 'Camion12' })).toBeUndefined();
});
