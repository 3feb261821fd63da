import { checkAddresses } from './address-rule.ts';
import { findCircles } from './circles.ts';
import { checkCountries, checkPurity, checkSql } from './code-rules.ts';
import { checkFieldNames } from './field-rule.ts';
import { checkImports } from './import-rules.ts';
import { checkNumbers } from './number-rule.ts';
import { checkPermissions } from './permission-rule.ts';
import { checkTokens, checkVisibleText } from './screen-rules.ts';
import { lineOf, type Problem, type Report, readSource, type Source } from './source.ts';
import { checkBarrel, checkFloorPlan, checkLength } from './structure-rules.ts';
import { checkTables } from './table-rule.ts';
import { checkWords } from './word-rule.ts';

/** What the manifests declare. */
export interface Declared {
  readonly permissions: Iterable<string>;
  /** Paths of screens, parameters in braces. */
  readonly paths: readonly string[];
}

/** Every violation of the architecture in the given files (path inside the project → text). */
export function findProblems(
  files: ReadonlyMap<string, string>,
  { permissions, paths }: Declared = { permissions: [], paths: [] },
): Problem[] {
  const known = new Set(files.keys());
  const names = new Set(permissions);
  const rules: Record<string, (source: Source, report: Report) => void> = {
    import: (source, report) => checkImports(source, known, report),
    'floor-plan': checkFloorPlan,
    barrel: checkBarrel,
    length: checkLength,
    sql: checkSql,
    country: checkCountries,
    purity: checkPurity,
    permission: (source, report) => checkPermissions(source, names, report),
    address: (source, report) => checkAddresses(source, paths, report),
    text: checkVisibleText,
    token: checkTokens,
    field: checkFieldNames,
    number: checkNumbers,
    word: checkWords,
    table: checkTables,
  };
  const code = [...files].filter(([path]) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.d.ts'));
  const sources = new Map(code.map(([path, text]) => [path, readSource(path, text)]));
  const problems = findCircles(sources);
  for (const source of sources.values()) {
    for (const [rule, check] of Object.entries(rules)) {
      check(source, (offset, message) => {
        problems.push({ path: source.path, line: lineOf(source.text, offset), rule, message });
      });
    }
  }
  return problems.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
