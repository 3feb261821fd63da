import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { exportsEn as en } from '#areas/reports/phrases/exports/en.ts';
import { exportsEs as es } from '#areas/reports/phrases/exports/es.ts';
import { exportsPtBR as ptBR } from '#areas/reports/phrases/exports/pt-BR.ts';
import type { Language } from '#kernel/language.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { createTranslator } from '#kernel/phrases.ts';
import { type Card, dashboardQuery } from '../../contract/dashboard.shapes.ts';
import { everyCard } from './dashboard.fixture.ts';
import { makeSheet } from './make-sheet.ts';
import { pagesOfPdf, textOfPdf } from './pdf-text.fixture.ts';
import { OWN_COLOUR, PAGE_MARK, reportPdf } from './report-pdf.ts';
import { reportWorkbook } from './report-workbook.ts';

const translate = createTranslator<PhraseKey>([{ 'pt-BR': ptBR, es, en }]);
const NOW = new Date('2026-10-31T15:00:00Z');

const sheetIn = (language: Language, dashboard = everyCard) =>
  makeSheet(
    dashboard,
    dashboardQuery.parse({ period: '30', client: 'c1', lane: 'Oruro\nCorumbá' }),
    {
      say: (key, params) => translate(language, key, params),
      language,
      country: 'BO',
      companyName: 'Transportes Illimani',
      timeZone: 'America/La_Paz',
    },
    NOW,
  );

const print = (language: Language, dashboard = everyCard) =>
  reportPdf({
    sheet: sheetIn(language, dashboard),
    logo: null,
    colour: OWN_COLOUR,
    pageText: PAGE_MARK,
    createdAt: NOW,
  });

describe('a report', () => {
  it('of which a card failed is no file', () => {
    const cards: Card[] = [...everyCard.cards, { id: 'lanes', kind: 'failed', notes: [] }];
    expect(() => sheetIn('en', { ...everyCard, cards })).toThrow('operations failed: lanes');
  });
});

describe('the workbook of a report', () => {
  it('has its numbers, period, filters and notes on one sheet', async () => {
    const [summary] = await readXlsxFile(await reportWorkbook(sheetIn('pt-BR')));
    expect(summary!.sheet).toBe('Resumo');
    const rows = summary!.data.map((row) => row.filter((cell) => cell !== null));
    expect(rows.slice(0, 6)).toEqual([
      ['Relatório operacional', 'Transportes Illimani'],
      ['Período', '01/10/2026 – 30/10/2026'],
      ['Comparado com', '01/09/2026 – 30/09/2026'],
      ['Cliente', 'Molinos del Sur'],
      ['Trecho', 'Oruro → Corumbá'],
      ['Gerado em', '31/10/2026 11:00'],
    ]);
    expect(rows).toContainEqual(['reports.cards.onTheRoad.title', 1234]);
    expect(rows).toContainEqual(['reports.cards.otif.title', 0.8768, 0.9]);
    expect(rows).toContainEqual(['reports.cards.margin.title', 1234567.891, 'BOB']);
    expect(rows).toContainEqual(['reports.cards.emptyKm.title', 'km']);
    expect(rows.at(-1)![0]).toContain('Vencimento');
  });

  it('has one sheet for each chart and table, with real numbers and days', async () => {
    const sheets = await readXlsxFile(await reportWorkbook(sheetIn('es')));
    expect(sheets).toHaveLength(8);
    const table = (title: string) => sheets.find(({ sheet }) => sheet === title.slice(0, 31))!.data;
    expect(table('reports.cards.otifByWeek.title')).toEqual([
      ['Nombre', 'OTIF', 'Meta'],
      ['09/2026', 0.5, 0.9],
      ['12/10/2026 – 18/10/2026', null, 0.9],
      [new Date('2026-10-19T00:00:00Z'), 0.75, 0.9],
    ]);
    expect(table('reports.cards.money.title')).toEqual([
      ['Nombre', 'Renda (BOB)', 'Custo (BOB)'],
      ['Santa Cruz de la Sierra → Corumbá', 1000.5, -300],
      ['=2+2', 2000, null],
    ]);
    expect(table('reports.cards.drivers.title')).toEqual([
      ['Nombre', 'reports.columns.trips', 'reports.columns.costPerKm (BOB)'],
      ['Łukasz Žižka', 12, 3.456],
      ['Nguyễn Ñandú', 7, null],
    ]);
  });

  it('gives sheets of one name names of their own', async () => {
    const twice = { ...everyCard, cards: [...everyCard.cards, ...everyCard.cards] };
    const names = (await readXlsxFile(await reportWorkbook(sheetIn('en', twice)))).map(({ sheet }) => sheet);
    expect(new Set(names).size).toBe(15);
    expect(names.every((name) => name.length <= 31)).toBe(true);
  });
});

describe('the PDF of a report', () => {
  it('says what it is about, its numbers, charts, tables and measures, on numbered pages', async () => {
    const pdf = await print('en');
    const text = textOfPdf(pdf);
    for (const words of [
      'Transportes Illimani',
      'Operations report',
      '01/10/2026 – 30/10/2026',
      'Molinos del Sur',
      '1,234',
      '87.7%',
      'Period before: 90.0%',
      'Bs 1,234,567.89',
      'unknown',
      'Renda',
      'Santa Cruz de la Sierra › Corumbá',
      'Velocidade: 3',
      '5678DEF',
      'Łukasz Žižka',
      'How the figures are counted',
    ])
      expect(text).toContain(words);
    const pages = pagesOfPdf(pdf);
    expect(pages).toBeGreaterThan(1);
    expect(text.split('\n').filter((line) => /^\d$/.test(line))).toContain(String(pages));
  });

  it('is written in the language of its reader, with the same bytes each time', async () => {
    expect(textOfPdf(await print('pt-BR'))).toContain('Relatório operacional');
    expect(textOfPdf(await print('es'))).toContain('1.234');
    expect((await print('es')).equals(await print('es'))).toBe(true);
  });

  it('is whole without cards, with five hundred rows and with empty charts', async () => {
    expect(textOfPdf(await print('en', { ...everyCard, isEmpty: true, cards: [] }))).toContain(
      'No trips in this period.',
    );
    const row = { label: { text: 'x'.repeat(300) }, currency: null, address: null, cells: [1, 2] };
    const cards = everyCard.cards.flatMap((card): Card[] => {
      if (card.kind === 'table') return [{ ...card, rows: Array.from({ length: 500 }, () => row) }];
      return card.kind === 'chart' ? [{ ...card, categories: [], series: [] }] : [];
    });
    expect(pagesOfPdf(await print('en', { ...everyCard, cards }))).toBeGreaterThan(10);
  });
});
