import { expect, it } from 'vitest';
import { unmetDemands } from '../rules/password-policy.ts';
import { hashPassword, passwordMatches, temporaryPassword } from './password-hash.ts';

it('recognises the password it was made from and no other', async () => {
  const stored = await hashPassword('Camión-2026');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await passwordMatches(stored, 'Camión-2026')).toBe(true);
  expect(await passwordMatches(stored, 'camión-2026')).toBe(false);
});

it('treats an accent typed as one character or as two as the same', async () => {
  const stored = await hashPassword('Camión-2026'.normalize('NFD'));
  expect(await passwordMatches(stored, 'Camión-2026'.normalize('NFC'))).toBe(true);
});

it('never matches where nothing is stored', async () => {
  expect(await passwordMatches(null, 'nobody')).toBe(false);
});

it('makes temporary passwords that meet the policy and differ', () => {
  const made = Array.from({ length: 200 }, temporaryPassword);
  expect(made.flatMap(unmetDemands)).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
