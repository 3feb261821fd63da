import { writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import type { Handout } from './import-target.ts';

const WIDTH = 32;

/** The spreadsheet that its importer saves; it travels in the reply, because it is stored nowhere. */
export async function writeHandout({ name, headings, rows }: Handout) {
  async function* batches() {
    yield rows.map((row) => row.map((text) => ({ kind: 'text', text }) as const));
  }
  const columns = headings.map((heading) => ({ heading, width: WIDTH }));
  const content = await writeWorkbook({ name, columns, rows: batches() });
  return { name, file: content.toString('base64') };
}
