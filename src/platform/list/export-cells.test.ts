import { describe, expect, it } from 'vitest';
import { type ExportColumn, exportColumns } from './export-cells.ts';
import { freightList, freightSource } from './freight.fixture.ts';
import type { ListSource, Row, Translate } from './list-source.ts';

const PHRASES: Record<string, string> = {
  'lists.freights.columns.code': 'Código',
  'lists.freights.values.state.open': 'Aberto',
  'lists.yes': 'Sim',
  'lists.no': 'Não',
};
const translate: Translate = (phrase) => PHRASES[phrase] ?? phrase;

const columnsOf = (chosen: string[] = [], source: ListSource = freightSource) =>
  exportColumns(source, chosen, translate, 'America/La_Paz');
const keysOf = (columns: readonly ExportColumn[]) => columns.map((column) => column.heading.split('.').at(-1));

function cell(key: string, row: Row, source: ListSource = freightSource, zone = 'America/La_Paz') {
  return exportColumns(source, [key], translate, zone)[0]!.cell(row);
}

describe('the columns of a spreadsheet', () => {
  it('are the visible ones, in the order of the list, under their translated names', () => {
    expect(keysOf(columnsOf())).toEqual([
      'Código',
      'note',
      'carrier',
      'state',
      'urgent',
      'tags',
      'price',
      'loadedOn',
      'createdAt',
    ]);
  });

  it('are the chosen ones where some are chosen, including hidden ones', () => {
    expect(keysOf(columnsOf(['_id', 'note']))).toEqual(['note', '_id']);
  });

  it('leave out what is never exported', () => {
    const columns = { ...freightList.columns, note: { kind: 'text', exported: false } } as const;
    const source = { ...freightSource, definition: { ...freightList, columns } };
    expect(keysOf(columnsOf(['note', 'tags'], source))).toEqual(['tags']);
  });

  it('have the unit of a column beside it, wherever that is exported', () => {
    const columns = { ...freightList.columns, currency: { kind: 'status', unitOf: 'price' } } as const;
    const source = { ...freightSource, definition: { ...freightList, columns } };
    expect(keysOf(columnsOf([], source))).toContain('currency');
    expect(keysOf(columnsOf(['price'], source))).toEqual(['price', 'currency']);
    expect(keysOf(columnsOf(['note'], source))).toEqual(['note']);
  });
});

describe('a cell of a spreadsheet', () => {
  it('contains money as the exact number, whatever its size', () => {
    expect(cell('price', { price: '999999999999999.99' })).toEqual({ kind: 'money', number: '999999999999999.99' });
    expect(cell('price', { price: -5 })).toEqual({ kind: 'money', number: '-5' });
    expect(cell('price', { price: '=1+1' })).toEqual({ kind: 'text', text: '=1+1' });
  });

  it("contains days as days and instants in the reader's time zone", () => {
    expect(cell('loadedOn', { loadedOn: '2026-02-28' })).toEqual({ kind: 'day', day: '2026-02-28' });
    expect(cell('createdAt', { createdAt: '2026-01-01T03:59:59.9+00:00' })).toEqual({
      kind: 'minute',
      local: new Date('2025-12-31T23:59:00Z'),
    });
    const inBrazil = cell(
      'createdAt',
      { createdAt: '2026-01-01T03:59:59.9+00:00' },
      freightSource,
      'America/Sao_Paulo',
    );
    expect(inBrazil).toEqual({ kind: 'minute', local: new Date('2026-01-01T00:59:00Z') });
    expect(cell('createdAt', { createdAt: 'soon' })).toEqual({ kind: 'text', text: 'soon' });
  });

  it('shows flags and states as words, and a state without a phrase as it is', () => {
    expect(cell('urgent', { urgent: true })).toEqual({ kind: 'text', text: 'Sim' });
    expect(cell('urgent', { urgent: false })).toEqual({ kind: 'text', text: 'Não' });
    expect(cell('state', { state: 'open' })).toEqual({ kind: 'text', text: 'Aberto' });
    expect(cell('state', { state: 'lost' })).toEqual({ kind: 'text', text: 'lost' });
  });

  it('shows objects and lists by their names', () => {
    expect(cell('carrier', { carrier: { _id: '1', name: 'Ébano' } })).toEqual({ kind: 'text', text: 'Ébano' });
    expect(cell('tags', { tags: ['frio', { name: 'seco' }] })).toEqual({ kind: 'text', text: 'frio, seco' });
    expect(cell('note', { note: null })).toBeNull();
  });

  it("uses the source's own text where it has one", () => {
    const source = {
      ...freightSource,
      exportText: { code: (row: Row, translate: Translate) => `${row.code} ${translate('lists.yes')}` },
    };
    expect(cell('code', { code: 'OC' }, source)).toEqual({ kind: 'text', text: 'OC Sim' });
    const counted = { ...freightSource, exportText: { code: () => 7 } };
    expect(cell('code', {}, counted)).toEqual({ kind: 'number', number: '7' });
  });
});
