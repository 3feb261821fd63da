import { expect, it } from 'vitest';
import { readOnThread } from './read-spreadsheet.ts';
import { rewritten, SHEET, spreadsheet } from './spreadsheets.fixture.ts';

const PATIENT = () => new AbortController().signal;
const sheetsIn = async (file: Buffer, limit = PATIENT) => {
  const reading = await readOnThread(file, limit);
  return 'failure' in reading ? reading.failure : reading.sheets.length;
};

it('a thread reads one file after another', async () => {
  const file = await spreadsheet([['Placa', 'Tipo']]);
  expect([await sheetsIn(file), await sheetsIn(file)]).toEqual([1, 1]);
});

it('a file that exceeds its time is abandoned, and the next one is read normally', async () => {
  const file = await spreadsheet([['Placa', 'Tipo']]);
  const endless = rewritten(file, SHEET, (xml) =>
    xml.replace('<sheetData>', `<sheetData>${'<row/>'.repeat(2_000_000)}`),
  );
  const limit = new AbortController();
  const reading = sheetsIn(endless, () => limit.signal);
  limit.abort();
  expect(await reading).toBe('tooHeavy');
  expect(await sheetsIn(file, () => AbortSignal.abort())).toBe('tooHeavy');
  expect(await sheetsIn(file)).toBe(1);
});
