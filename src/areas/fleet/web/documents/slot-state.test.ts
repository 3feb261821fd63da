import { expect, it } from 'vitest';
import { type AskedSlot, attributesBySlot, type HeldDocument, slotState } from './slot-state.ts';

const LICENCE: AskedSlot = { type: 'photoLicenseDrivers', required: true, expiration: 'driverLicenseExpirationDate' };
const REVERSE: AskedSlot = { ...LICENCE, type: 'photoLicenseDriversReverse' };
const POLICY: AskedSlot = { type: 'poliza-seguro', required: true, expiration: 'insurancePolicyExpirationDate' };
const INDUCTION: AskedSlot = { type: 'securityInducction', required: true, expiration: 'securityExpirationDate' };
const EXTRA: AskedSlot = { type: 'Documento 1', required: false, expiration: null };
const TODAY = '2026-11-16';
const NOTHING: HeldDocument = { hasFile: false, issued: null, expires: null };

it('number and dates stand in the row of their document, once for front and reverse', () => {
  expect([...attributesBySlot([LICENCE, REVERSE, POLICY, INDUCTION, EXTRA])]).toEqual([
    ['photoLicenseDrivers', ['driverLicenseExpirationDate']],
    ['photoLicenseDriversReverse', []],
    ['poliza-seguro', ['insurancePolicyNumber', 'insurancePolicyExpirationDate']],
    ['securityInducction', ['securityIssuedDate', 'securityExpirationDate']],
    ['Documento 1', []],
  ]);
});

it('a row says what the form holds at the moment', () => {
  const state = (slot: AskedSlot, held: Partial<HeldDocument>) => slotState(slot, { ...NOTHING, ...held }, TODAY);
  expect(state(LICENCE, {})).toBe('missing');
  expect(state(LICENCE, { hasFile: true })).toBe('undated');
  expect(state(LICENCE, { hasFile: true, expires: '2028-01-01' })).toBe('complete');
  expect(state(LICENCE, { hasFile: true, expires: '2026-11-30' })).toBe('expiring');
  expect(state(LICENCE, { hasFile: true, expires: '2026-11-15' })).toBe('expired');
  expect(state(LICENCE, { expires: '2026-11-15' })).toBe('expired');
  expect(state(LICENCE, { hasFile: true, expires: '15/1' })).toBe('undated');
  expect(state(INDUCTION, { issued: '2026-01-01', expires: '2027-01-01' })).toBe('complete');
  expect(state(EXTRA, {})).toBe('optional');
  expect(state(EXTRA, { hasFile: true })).toBe('complete');
});
