import { describe, expect, it } from 'vitest';
import { afterPreview, errorOf, fileProblem, summaryKind } from './import-state.ts';

const file = { fileName: 'a.xlsx', content: 'AA==' };

describe('a file to import', () => {
  it('is an .xlsx spreadsheet', () => {
    expect(fileProblem({ name: 'Camiones.XLSX', size: 10 })).toBeUndefined();
    expect(fileProblem({ name: 'camiones.xls', size: 10 })).toBe('invalidFileType');
    expect(fileProblem({ name: 'xlsx', size: 10 })).toBe('invalidFileType');
  });

  it('is smaller than five million bytes', () => {
    expect(fileProblem({ name: 'a.xlsx', size: 4_999_999 })).toBeUndefined();
    expect(fileProblem({ name: 'a.xlsx', size: 5_000_000 })).toBe('excededSize');
  });
});

describe('after the check of a file', () => {
  it('its records are summed up, whether counted or listed', () => {
    const listed = { status: 'OK', message: '', insertItems: [1, 2], updateItems: [] };
    expect(afterPreview(file, listed)).toEqual({ step: 'summary', file, inserted: 2, updated: 0, warnings: [] });
    const noted = { ...listed, message: 'Sem a coluna Cor' };
    const warnings = [{ row: 3, column: 'G · Rota', value: 'Sul', reason: 'Longe' }];
    expect(afterPreview(file, { ...listed, warnings })).toMatchObject({ step: 'summary', warnings });
    expect(afterPreview(file, noted)).toMatchObject({ step: 'summary', note: 'Sem a coluna Cor' });
    const counted = { status: 'OK', message: '', insertItems: 3, updateItems: 4 };
    expect(afterPreview(file, counted)).toEqual({ step: 'summary', file, inserted: 3, updated: 4, warnings: [] });
  });

  it('its errors are in a report, or at least in a message', () => {
    const refused = { status: 'ERROR', message: 'Linha 3', insertItems: 0, updateItems: 0 };
    expect(afterPreview(file, { ...refused, templateUrl: '/r' })).toEqual({
      step: 'failed',
      error: 'invalidContent',
      report: '/r',
    });
    expect(afterPreview(file, refused)).toEqual({ step: 'failed', error: 'invalidContent', message: 'Linha 3' });
  });

  it('with wrong rows the right ones can be created by themselves', () => {
    const problems = [{ row: 3, column: 'A · Placa', value: '1', reason: 'Formato inválido' }];
    const mixed = {
      status: 'ERROR',
      message: 'x',
      insertItems: 0,
      updateItems: 0,
      templateUrl: '/r',
      correctedUrl: '/c',
      right: { insertItems: 4, updateItems: 1 },
      wrongRows: 1,
      problems,
      problemCount: 7,
    };
    expect(afterPreview(file, mixed)).toEqual({
      step: 'mixed',
      file,
      inserted: 4,
      updated: 1,
      wrong: { rows: 1, problems, problemCount: 7, warnings: [], report: '/r', corrected: '/c' },
    });
  });

  it('a refusal is about the file, a failure of the server is not', () => {
    expect([413, 415, 400, 422].map(errorOf)).toEqual([
      'excededSize',
      'invalidFileType',
      'invalidContent',
      'invalidContent',
    ]);
    expect([0, 429, 500, 503].map(errorOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

it('a summary counts new records, updates, both or none', () => {
  expect(summaryKind({ inserted: 2, updated: 0 })).toBe('new');
  expect(summaryKind({ inserted: 0, updated: 1 })).toBe('updates');
  expect(summaryKind({ inserted: 2, updated: 1 })).toBe('both');
  expect(summaryKind({ inserted: 0, updated: 0 })).toBe('nothing');
});
