import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import { CHECK_CODES, type CheckStatus, checksOf, isAnswered } from './homologation-check.ts';
import { verdictOfChecks } from './homologation-verdict.ts';

const CODES = ['RUAT_DEBT', 'SOAT'] as const;
const outcome = (code: (typeof CODES)[number], status: CheckStatus, clear: boolean | null = null) => ({
  code,
  status,
  clear,
});
const fine = outcome('RUAT_DEBT', 'success', true);

describe('the registers of a country', () => {
  it('are those of the specification', () => {
    expect(checksOf(countryOf('BO'), 'truck')).toEqual(['RUAT_DEBT', 'RUAT_TECHNICAL', 'RUAT_DIPROVE', 'SOAT']);
    expect(checksOf(countryOf('BO'), 'semitrailer')).toEqual([]);
    expect(checksOf(countryOf('BO'), 'driver')).toEqual(['SUS', 'OEP']);
    expect(checksOf(countryOf('PE'), 'semitrailer')).toEqual(['SCC', 'SUTRAN', 'MTC_COMMODITIES']);
    expect(checksOf(countryOf('PE'), 'driver')).toEqual(['MTC_LICENCE', 'MTC_PAPERS', 'MTC_RECORD', 'SUNAT']);
    expect(CHECK_CODES).toHaveLength(13);
  });

  it('exist in Bolivia and Peru alone', () => {
    const offering = COUNTRIES.filter((country) => checksOf(country, 'driver').length > 0);
    expect(offering.map(({ code }) => code)).toEqual(['BO', 'PE']);
  });
});

describe('the verdict of the registers', () => {
  it('is a pass when none of them has anything against the record', () => {
    expect(verdictOfChecks(CODES, [fine, outcome('SOAT', 'success', true)])).toEqual({ verdict: 'pass', reasons: [] });
  });

  it('is a pass where the country has no registers', () => {
    expect(verdictOfChecks([], [fine])).toEqual({ verdict: 'pass', reasons: [] });
  });

  it.each([
    ['fail', 'observed', outcome('SOAT', 'success', false)],
    ['partial', 'notFound', outcome('SOAT', 'not-found')],
    ['partial', 'notFound', outcome('SOAT', 'not_found')],
    ['partial', 'unanswered', outcome('SOAT', 'error')],
    ['incomplete', 'pending', outcome('SOAT', 'pending')],
    ['incomplete', 'unasked', undefined],
  ] as const)('is %s for one that is %s', (verdict, reason, soat) => {
    const outcomes = soat ? [fine, soat] : [fine];
    expect(verdictOfChecks(CODES, outcomes)).toEqual({ verdict, reasons: [{ code: 'SOAT', reason }] });
  });

  it('is the worst of them all, with every reason', () => {
    const { verdict, reasons } = verdictOfChecks(CODES, [
      outcome('RUAT_DEBT', 'error'),
      outcome('SOAT', 'success', false),
    ]);
    expect([verdict, reasons.map(({ reason }) => reason)]).toEqual(['fail', ['unanswered', 'observed']]);
  });
});

it('a register counts as answered after an answer, not after a failure', () => {
  const statuses = ['success', 'not-found', 'not_found', 'error', 'pending'] as const;
  expect(statuses.filter(isAnswered)).toEqual(['success', 'not-found', 'not_found']);
});
