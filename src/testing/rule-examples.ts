import { describe, expect, it } from 'vitest';
import type { FailureCode, Rule, WarningCode } from '#countries/rule.ts';

export type RuleExamples = {
  /** The typed, the stored and, where it differs, the shown value. */
  readonly takes?: readonly (readonly [typed: string, stored: string, shown?: string])[];
  /** Accepted and stored, with a warning. */
  readonly warns?: readonly (readonly [typed: string, stored: string, warning: WarningCode])[];
  readonly refuses?: readonly (readonly [typed: string, code: FailureCode, limit?: number])[];
};

/** Tests a rule by its examples, one test each. */
export function describeRule(name: string, rule: Rule, { takes = [], warns = [], refuses = [] }: RuleExamples): void {
  describe(name, () => {
    for (const [typed, stored, shown = stored] of takes) {
      it(`takes "${typed}" as "${stored}"`, () => {
        expect(rule.check(typed)).toEqual({ ok: true, canonical: stored, warnings: [] });
        expect(rule.canonical(typed)).toBe(stored);
        expect(rule.format(typed)).toBe(shown);
        expectSettled(rule, stored);
      });
    }

    for (const [typed, stored, warning] of warns) {
      it(`takes "${typed}" as "${stored}" with the warning ${warning}`, () => {
        expect(rule.check(typed)).toEqual({ ok: true, canonical: stored, warnings: [warning] });
        expectSettled(rule, stored);
      });
    }

    for (const [typed, code, limit] of refuses) {
      it(`refuses "${typed}" with ${code}`, () => {
        expect(rule.check(typed)).toEqual(limit === undefined ? { ok: false, code } : { ok: false, code, limit });
      });
    }
  });
}

/** A stored value stays the same when it is shown, read back and stored again. */
function expectSettled(rule: Rule, stored: string): void {
  expect(rule.canonical(stored)).toBe(stored);
  expect(rule.canonical(rule.format(stored))).toBe(stored);
}
