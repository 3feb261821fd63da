import { describe, expect, it } from 'vitest';
import type { PropertyDefinition } from './property-definition.ts';
import { assignmentNumber, type GivenProperties, readProperties } from './property-value.ts';

const attribute = (more: Partial<PropertyDefinition>): PropertyDefinition => ({
  nameKey: 'seal',
  name: 'Seal',
  type: 'text',
  required: false,
  values: [],
  disable: false,
  maxLength: 40,
  abbreviation: null,
  number: null,
  formStep: 1,
  regularExpression: null,
  ...more,
});

const read = (definition: PropertyDefinition, given: GivenProperties, current = {}) =>
  readProperties([definition], given, current);

describe('the value of a custom property', () => {
  it.each([
    ['text', ' AB ', 'AB'],
    ['number', '12.5', 12.5],
    ['number', 7, 7],
    ['date', '2026-02-28', '2026-02-28'],
    ['flag', false, false],
  ] as const)('of type %s is read from %j', (type, said, stored) => {
    expect(read(attribute({ type }), { seal: said })).toEqual({ values: { seal: stored }, problems: {} });
  });

  it.each([
    ['text', 5, 'type'],
    ['text', 'x'.repeat(41), 'maxLength'],
    ['number', 'NaN', 'number'],
    ['number', 'Infinity', 'number'],
    ['number', true, 'number'],
    ['date', '31/12/2026', 'date'],
    ['flag', 'true', 'type'],
    ['list', 'C', 'choice'],
  ] as const)('of type %s is not %j', (type, said, code) => {
    const { problems } = read(attribute({ type, values: ['A', 'B'] }), { seal: said });
    expect(problems['propertiesOc.seal']?.code).toBe(code);
  });

  it('matches its expression anywhere unless the expression has anchors', () => {
    const loose = attribute({ regularExpression: '\\d{2}' });
    expect(read(loose, { seal: 'ab12cd' }).problems).toEqual({});
    expect(read(attribute({ regularExpression: '^\\d{2}$' }), { seal: 'ab12cd' }).problems).not.toEqual({});
  });

  it('is cleared by null and kept when the form leaves it out', () => {
    expect(read(attribute({}), { seal: null }, { seal: 'A' }).values).toEqual({});
    expect(read(attribute({}), { seal: '' }, { seal: 'A' }).values).toEqual({});
    expect(read(attribute({}), {}, { seal: 'A' }).values).toEqual({ seal: 'A' });
  });

  it('is required where its definition says so, unless the property is disabled', () => {
    expect(read(attribute({ required: true }), {}).problems['propertiesOc.seal']?.code).toBe('required');
    expect(read(attribute({ required: true, disable: true }), {}).problems).toEqual({});
  });
});

describe('the assignment number', () => {
  const definition = attribute({ nameKey: 'NAsignacion', abbreviation: 'AS' });

  it.each(['77', 'AS77'])('typed as %s becomes the abbreviation and the value', (typed) => {
    const { values } = read(definition, { NAsignacion: typed });
    expect(assignmentNumber([definition], values)).toBe('AS77');
  });

  it('without an abbreviation is the value itself, and is null without a value', () => {
    const bare = { ...definition, abbreviation: null };
    expect(assignmentNumber([bare], read(bare, { NAsignacion: '77' }).values)).toBe('77');
    expect(assignmentNumber([bare], {})).toBeNull();
  });
});
