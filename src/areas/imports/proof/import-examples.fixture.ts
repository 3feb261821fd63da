import { writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import { type Example, example, type Traits } from '#testing/example.ts';
import { importCallsOf } from '../contract/import.calls.ts';
import type { ImportDefinition } from '../contract/import-definition.ts';

type Line = Readonly<Record<string, string>>;
type Allows = Pick<Traits, 'allows'>;

async function fileOf(line: Line): Promise<string> {
  async function* rows() {
    yield [Object.values(line).map((text) => ({ kind: 'text', text }) as const)];
  }
  const columns = Object.keys(line).map((heading) => ({ heading, width: 20 }));
  return (await writeWorkbook({ name: 'Dados', columns, rows: rows() })).toString('base64');
}

/** Both calls of an import, with one valid line that is new each time. */
export function importExamples(
  definition: ImportDefinition,
  line: () => Line,
  { send = {}, template = {} }: { readonly send?: Allows; readonly template?: Allows } = {},
): Example[] {
  const calls = importCallsOf(definition);
  return [
    example(calls.send, 'none', async () => ({ body: { file: await fileOf(line()) } }), send),
    example(calls.template, 'none', () => ({ body: { countryId: 'BO' as const } }), template),
  ];
}
