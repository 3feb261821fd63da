import { describe, expect, it } from 'vitest';
import { slotOf } from './checklist.ts';
import { countFleetDocuments, percentageOf } from './completeness.ts';
import { FILE, fleetDocument } from './fleet-document.fixture.ts';
import { verdictOf, worstOf } from './verdict.ts';

const TODAY = '2026-03-01';
const slots = [slotOf('soat', 1, true), slotOf('ruat', 2, true), slotOf('tuc', 3, false)];
const soat = fleetDocument('soat', { file: FILE, expiresOn: '2027-01-01' });
const ruat = fleetDocument('ruat', { file: FILE });
const judge = (documents: readonly ReturnType<typeof fleetDocument>[], hasPhoto = true) =>
  verdictOf({ slots, documents, hasPhoto }, TODAY);

describe('the verdict of the documents is', () => {
  it('pass when all required ones are present and valid, with a photo', () => {
    expect(judge([soat, ruat])).toEqual({ verdict: 'pass', reasons: [] });
  });

  it('partial when only a date or the photo is unknown', () => {
    expect(judge([{ ...soat, expiresOn: null }, ruat], false)).toEqual({
      verdict: 'partial',
      reasons: [
        { code: 'undated', type: 'soat', expiresOn: null },
        { code: 'noPhoto', type: null, expiresOn: null },
      ],
    });
  });

  it('incomplete when a required document is missing, also when its date is known', () => {
    expect(judge([{ ...soat, file: null }, ruat])).toEqual({
      verdict: 'incomplete',
      reasons: [{ code: 'missing', type: 'soat', expiresOn: null }],
    });
  });

  it('fail when a required document has expired, before anything else', () => {
    expect(judge([{ ...soat, expiresOn: '2026-02-28' }])).toEqual({
      verdict: 'fail',
      reasons: [
        { code: 'expired', type: 'soat', expiresOn: '2026-02-28' },
        { code: 'missing', type: 'ruat', expiresOn: null },
      ],
    });
  });

  it('not affected by a document that is not required', () => {
    expect(judge([soat, ruat, fleetDocument('tuc', { expiresOn: '2020-01-01' })]).verdict).toBe('pass');
  });

  it('combined with that of the registers: the worst counts', () => {
    expect(worstOf(['pass', 'fail', 'partial'])).toBe('fail');
    expect(worstOf(['partial', 'incomplete'])).toBe('incomplete');
    expect(worstOf([])).toBe('pass');
  });
});

describe('completeness', () => {
  it('counts required documents and the photo', () => {
    expect(countFleetDocuments(slots, [soat, fleetDocument('tuc', { file: FILE })], true)).toEqual({
      done: 2,
      required: 3,
    });
  });

  it('is shown in whole percent', () => {
    expect(percentageOf({ done: 2, required: 3 })).toBe(67);
    expect(percentageOf({ done: 3, required: 3 })).toBe(100);
  });

  it('counts a security induction as complete by both dates, with or without a file', () => {
    const induction = [slotOf('securityInducction', 1, true)];
    const count = (facts: object) =>
      countFleetDocuments(induction, [fleetDocument('securityInducction', facts)], false).done;
    expect(count({ file: FILE, expiresOn: '2027-01-01' })).toBe(0);
    expect(count({ issuedOn: '2026-01-01', expiresOn: '2027-01-01' })).toBe(1);
  });
});
