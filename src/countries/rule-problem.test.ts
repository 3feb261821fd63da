import { describe, expect, it } from 'vitest';
import { countryOf } from './country.ts';
import { readByRule } from './rule-problem.ts';

describe('the result of a rule in a form', () => {
  it('is the value to store when the rule accepts the text', () => {
    expect(readByRule(countryOf('CL').taxId.company, '76.086.428-k')).toEqual({ value: '76086428K' });
  });

  it('counts digits where the field is a number', () => {
    expect(readByRule(countryOf('BO').taxId.company, '123')).toEqual({
      problem: { code: 'minDigits', params: { count: 7 } },
    });
  });

  it('counts characters where it is a text', () => {
    expect(readByRule(countryOf('UY').businessName, 'x'.repeat(301))).toEqual({
      problem: { code: 'maxLength', params: { count: 300 } },
    });
  });

  it('has no count where the rule has no limit', () => {
    expect(readByRule(countryOf('BO').taxId.company, '12345A7')).toEqual({ problem: { code: 'digits' } });
    expect(readByRule(countryOf('BR').firstName, 'Ana@')).toEqual({ problem: { code: 'characters' } });
    expect(readByRule(countryOf('BO').firstName, '')).toEqual({ problem: { code: 'required' } });
  });
});
