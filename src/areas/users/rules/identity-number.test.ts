import { describe, expect, it } from 'vitest';
import { identityNumberForms } from './identity-number.ts';

describe('the forms of an identity number', () => {
  it('do not depend on separators', () => {
    expect(identityNumberForms('12.345.678-5')).toEqual(identityNumberForms('123456785'));
  });

  it('include the number padded with zeros where a country stores it so', () => {
    expect(identityNumberForms('1234567')).toContain('1234567');
    expect(identityNumberForms('1234567')).toContain('01234567');
  });

  it('keep the issuing state', () => {
    expect(identityNumberForms('4567890_lp')).toContain('4567890_LP');
    expect(identityNumberForms('4567890_lp')).not.toContain('4567890');
  });

  it('are none for a number that no country issues', () => {
    expect(identityNumberForms('x'.repeat(40))).toEqual([]);
    expect(identityNumberForms('')).toEqual([]);
  });
});
