import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  choice,
  codes,
  day,
  decimal,
  flag,
  hour,
  instant,
  integer,
  number,
  option,
  price,
  quantity,
  requiredDay,
  requiredText,
  text,
} from './field-kinds.ts';
import { fieldMapping, formBody, formValues, fromCells } from './field-mapping.ts';
import { type Field, fieldsWith, fieldsWithout, formShapes, inputShapes, inside, newShapes } from './fields.ts';

const FIELDS = {
  name: { column: 'ship_name', kind: text(5, (text) => text.toUpperCase()), marked: true },
  sails: { wire: 'dates.sails', column: 'sails_on', kind: day },
  hour: { wire: 'dates.hour', column: 'sails_at', kind: hour },
  seen: { wire: 'dates.seen', column: 'seen_at', kind: instant },
  flagged: { column: 'flagged', kind: flag },
  numbers: { column: 'numbers', kind: codes(2, 3) },
  unit: { wire: 'load.unit', column: 'load_unit', kind: choice(['kg', 't']), key: 'merge' },
  load: { wire: 'load.value', column: 'load', kind: quantity(100) },
  freight: { wire: 'freight.value', column: 'freight', kind: price, key: 'replace' },
  currency: { wire: 'freight.currency.id', column: 'freight_currency', kind: choice(['BOB', 'USD']), key: 'merge' },
} as const satisfies Readonly<Record<string, Field & { readonly marked?: true }>>;

const input = z.strictObject(inputShapes(FIELDS));
const mapping = fieldMapping(FIELDS);
const wrong = (request: object) => input.safeParse(request).error?.issues.map(({ path }) => path.join('.'));

describe('a request', () => {
  it('is normalised, and blank text counts as empty', () => {
    expect(input.parse({ name: ' ana ' })).toEqual({ name: 'ANA' });
    expect(input.parse({ name: '  ' })).toEqual({ name: null });
  });

  it('obeys the limits of its fields and the names of the table', () => {
    expect(wrong({ name: 'too long' })).toEqual(['name']);
    expect(wrong({ load: { unit: 'kg', value: 101 } })).toEqual(['load.value']);
    expect(wrong({ numbers: ['a', 'b', 'c'] })).toEqual(['numbers']);
    expect(wrong({ dates: { other: 1 } })).toEqual(['dates']);
  });

  it('has no object without its key, and no null where a field cannot be emptied', () => {
    expect(wrong({ load: { value: 1 } })).toEqual(['load.unit']);
    expect(wrong({ flagged: null, numbers: null })).toEqual(['flagged', 'numbers']);
    expect(wrong({ load: null, dates: null, freight: null })).toBeUndefined();
  });
});

describe('columns', () => {
  it('are filled by values, emptied by null and left alone otherwise', () => {
    expect(mapping.toColumns({ name: 'ANA', dates: { sails: null }, load: { unit: 'kg' } })).toEqual({
      ship_name: 'ANA',
      sails_on: null,
      load_unit: 'kg',
    });
    expect(mapping.toColumns({ load: null })).toEqual({ load_unit: null, load: null });
  });

  it('of an object that is replaced as a whole are emptied where it leaves them out', () => {
    expect(mapping.toColumns({ freight: { value: '10.50' } })).toEqual({ freight: '10.50', freight_currency: null });
    expect(mapping.toColumns({ freight: null })).toEqual({ freight: null, freight_currency: null });
  });

  it('start empty, each in its own way', () => {
    expect(mapping.blank).toMatchObject({ ship_name: null, flagged: false, numbers: [] });
  });

  it('are read from the database as they were sent', () => {
    const stored = {
      ...mapping.toColumns({ dates: { seen: '2026-01-01T00:00:00-04:00' }, load: { unit: 't', value: 28 } }),
      ship_name: null,
      sails_on: '2026-01-01',
      sails_at: '08:30:00',
      flagged: true,
      numbers: ['a'],
      load: '28.000',
      freight: null,
      freight_currency: null,
    } as Parameters<typeof mapping.toReply>[0];
    expect(mapping.toReply(stored)).toEqual({
      name: null,
      dates: { sails: '2026-01-01', hour: '08:30', seen: '2026-01-01T04:00:00.000Z' },
      flagged: true,
      numbers: ['a'],
      load: { unit: 't', value: 28 },
      freight: { value: null, currency: { id: null } },
    });
    expect(mapping.byName(stored)).toMatchObject({ sails: '2026-01-01', hour: '08:30', load: 28, currency: null });
  });
});

describe('a form', () => {
  const shape = z.object(formShapes(FIELDS));
  const empty = formValues(FIELDS, null);

  it('starts empty, or with the values of a reply', () => {
    expect(empty).toMatchObject({ name: '', numbers: '', flagged: false, load: { unit: null, value: null } });
    const reply = { name: 'ANA', numbers: ['a', 'b'], load: { unit: 't', value: 2, unitName: 'Tonne' } };
    expect(formValues(FIELDS, reply)).toMatchObject({ name: 'ANA', numbers: 'a, b', load: { unit: 't', value: 2 } });
  });

  it('sends null for an object whose key is not chosen', () => {
    const body = formBody(FIELDS, shape.parse({ ...empty, name: 'x', numbers: 'a;b, a' }));
    expect(body).toMatchObject({ name: 'X', numbers: ['a', 'b'], load: null, freight: null });
    expect(input.safeParse(body).success).toBe(true);
  });

  it('of an object inside an object sends what is chosen', () => {
    const priced = { ...empty, freight: { value: '5', currency: { id: null } } };
    expect(formBody(FIELDS, shape.parse(priced)).freight).toEqual({ value: '5', currency: null });
  });
});

it('parts of a table are selected by a mark, or by the enclosing object', () => {
  expect(Object.keys(fieldsWith(FIELDS, 'marked'))).toEqual(['name']);
  expect(Object.keys(fieldsWithout(FIELDS, 'wire'))).toEqual(['name', 'flagged', 'numbers']);
  const dates = z.strictObject(inputShapes(inside(FIELDS, 'dates')));
  expect(dates.parse({ sails: '2026-01-01' })).toEqual({ sails: '2026-01-01' });
});

describe('an entity with required fields', () => {
  const SAILOR = {
    captain: { column: 'captain_name', kind: requiredText(5) },
    born: { column: 'born_on', kind: requiredDay },
    rank: { column: 'rank', kind: option(4) },
    children: { column: 'children', kind: number },
    since: { column: 'since_year', kind: integer },
    height: { wire: 'measures.height', column: 'height_m', kind: decimal },
  } as const satisfies Readonly<Record<string, Field>>;
  const created = z.strictObject(newShapes(SAILOR));
  const changed = z.strictObject(inputShapes(SAILOR));
  const sailor = fieldMapping(SAILOR);
  const problems = (shape: z.ZodType, said: object) =>
    shape.safeParse(said).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`);

  it('is not created without them, and they are never emptied', () => {
    expect(problems(created, { rank: 'mate' })).toEqual(['captain invalid_type', 'born invalid_type']);
    expect(problems(created, { captain: ' ', born: '2026-02-30' })).toEqual(['captain too_small', 'born custom']);
    expect(problems(changed, { captain: null, born: null })).toEqual(['captain invalid_type', 'born invalid_type']);
    expect(problems(changed, {})).toBeUndefined();
    expect(created.parse({ captain: ' Ana ', born: '1990-01-31' })).toEqual({ captain: 'Ana', born: '1990-01-31' });
  });

  it('leaves the limits of a number to the rules, but not that it is one', () => {
    expect(problems(changed, { children: -1.5, since: 0, measures: { height: -2 } })).toBeUndefined();
    expect(problems(changed, { children: '1', since: 1.5 })).toEqual(['children invalid_type', 'since invalid_type']);
  });

  it('is read over what is known, or over nothing', () => {
    const nothing = { captain: '', born: '', rank: null, children: null, since: null, measures: { height: null } };
    expect(sailor.over(null, {})).toEqual(nothing);
    const known = sailor.over(null, { captain: 'Ana', rank: 'mate', measures: { height: 1.75 } });
    expect(sailor.over(known, { rank: null, children: 0, measures: {} })).toEqual({
      ...nothing,
      captain: 'Ana',
      children: 0,
      measures: { height: 1.75 },
    });
    expect(sailor.toColumns(known)).toMatchObject({ captain_name: 'Ana', height_m: '1.75', children: null });
  });

  it('is read from the cells of a line, of which the empty ones say nothing', () => {
    const cells: Readonly<Record<string, string>> = { captain: 'Ana', height: '1.75' };
    expect(fromCells(SAILOR, (name) => cells[name])).toEqual({ captain: 'Ana', measures: { height: 1.75 } });
  });

  it('starts its form with empty texts, and with nothing chosen', () => {
    expect(formValues(SAILOR, null)).toMatchObject({ captain: '', born: '', rank: null, since: null });
  });
});
