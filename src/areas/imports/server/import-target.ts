import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import type { Choice, ImportColumn, RowValues } from '#areas/imports/rules/import-column.ts';
import { repeatedRows } from '#areas/imports/rules/repeated-rows.ts';
import type { Country } from '#countries/country-type.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { dynamicKey, type PhrasePrefix } from '#kernel/phrase-key.ts';
import { type Actor, todayOf } from '#platform/actor.ts';
import type { CompanyCatalogues } from '#platform/catalogues/company-catalogues.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { Problems, RowOutcome } from './row-outcome.ts';

export type ImportContext = RequestContext<Actor>;

/** The day on which a file is read and the zone of its hours, both those of the company. */
export interface ImportMoment {
  readonly today: string;
  readonly zone: string;
}

/** One line of the file, with its cells in canonical form. */
export interface ImportRow {
  readonly number: number;
  readonly country: Country;
  readonly values: RowValues;
  /** Cells that could not be read; their fields have no value. */
  readonly problems: Problems;
}

export interface RowProblem {
  readonly row: number;
  readonly field: string;
  readonly problem: FieldProblem;
}

/** What only the importer gets, in the one reply that says the records are stored: secrets, of which only a hash is kept. */
export interface Handout {
  /** Of the file, without its extension. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type HandOut = (handout: Handout) => void;

/**
 * The definition of one kind of importable record: its columns, how a line is read, what makes two records the same,
 * and how they are stored. Reading is pure; checking and storing use the transaction of the request.
 */
export interface TargetDefinition<R> {
  readonly definition: ImportDefinition;
  readonly columns: (country: Country) => readonly ImportColumn[];
  readonly read: (row: ImportRow, moment: ImportMoment) => { readonly record: R } | { readonly problems: Problems };
  /** Values that no two lines may share, each reported at its field. */
  readonly keys: (record: R) => Readonly<Record<string, string | null>>;
  /** The field whose value rows share that are stored together: all of them or none. */
  readonly together?: string;
  /** One outcome for each record, in order. */
  readonly judge: (context: ImportContext, records: readonly R[]) => Promise<readonly RowOutcome[]>;
  /** What to look at in each record, in order; it is stored nevertheless. */
  readonly warn?: (context: ImportContext, records: readonly R[]) => Promise<readonly Problems[]>;
  /** Called only when no record has a problem. */
  readonly store: (context: ImportContext, records: readonly R[], handOut: HandOut) => Promise<void>;
}

/** What was found out about the rows of a file. */
export interface Examination {
  readonly problems: readonly RowProblem[];
  /** The rows besides these, which can be stored where none of them has a problem. */
  readonly besides: (left: ReadonlySet<number>) => RightRows;
}

export interface RightRows {
  readonly inserted: number;
  readonly updated: number;
  readonly warn: () => Promise<readonly RowProblem[]>;
  readonly store: (handOut: HandOut) => Promise<void>;
}

/** A target for the generic import, which does not know the type of its records. */
export interface ImportTarget {
  readonly definition: ImportDefinition;
  readonly columns: (country: Country) => readonly ImportColumn[];
  readonly examine: (context: ImportContext, rows: readonly ImportRow[]) => Promise<Examination>;
  readonly together?: string;
  /** The target for the actor's company, for targets with columns per company. */
  readonly forCompany?: (context: ImportContext) => Promise<ImportTarget>;
}

/** The target as the company has it: with its own columns, and with the entries of its catalogues as choices. */
export async function ownTarget(context: ImportContext, target: ImportTarget): Promise<ImportTarget> {
  const own = target.forCompany ? await target.forCompany(context) : target;
  const { catalogues } = context.services;
  if (catalogues.entries.length === 0) return own;
  return { ...own, columns: (country) => own.columns(country).map((column) => withOwnChoices(column, catalogues)) };
}

/** In the company's order; hidden entries are still understood, because files outlive them, but not offered. */
function withOwnChoices(column: ImportColumn, catalogues: CompanyCatalogues): ImportColumn {
  const { catalogue, choices = [], kinds = [] } = column;
  const changed = catalogues.entries.some((entry) => entry.catalogue === catalogue && !entry.isForeign);
  if (catalogue === undefined || !changed) return column;
  const choicesGroup = groupOf(choices);
  const known = new Map(choices.map((choice) => [choice.value, choice]));
  const choiceOf = (key: string): Choice =>
    known.get(key) ?? { value: key, ...(choicesGroup ? { phrase: dynamicKey(choicesGroup, key) } : {}) };
  // A column may offer a part of the catalogue: the types of trucks, without those of semitrailers.
  const belongs = (key: string) => {
    const behaviour = catalogues.behaviourOf(catalogue, key);
    return known.has(behaviour) || kinds.includes(behaviour);
  };
  const offered = catalogues.offered(catalogue).filter(belongs);
  const ofCompany = catalogues.entries.filter(
    (entry) => entry.catalogue === catalogue && !entry.isForeign && belongs(entry.key),
  );
  const others = [...known.keys(), ...ofCompany.map(({ key }) => key)].filter((key) => !offered.includes(key));
  return {
    ...column,
    choices: [
      ...offered.map(choiceOf),
      ...[...new Set(others)].map((key) => ({ ...choiceOf(key), isOffered: false as const })),
    ],
  };
}

/** The group of phrases that names the choices. */
function groupOf([first]: readonly Choice[]): PhrasePrefix | undefined {
  return first?.phrase?.slice(0, first.phrase.lastIndexOf('.')) as PhrasePrefix | undefined;
}

export function defineTarget<R>(target: TargetDefinition<R>): ImportTarget {
  const { columns, read, keys, judge, warn, store } = target;
  return {
    definition: target.definition,
    columns,
    ...(target.together === undefined ? {} : { together: target.together }),
    examine: async (context, rows) => {
      const moment = { today: todayOf(context), zone: context.actor.timeZone };
      const readings = rows.map((row) => ({ number: row.number, ...settle(row, read(row, moment)) }));
      const records = readings.flatMap(({ number, record, problems }) =>
        record === undefined || problems ? [] : [{ number, record }],
      );
      const outcomes = await judge(context, recordsOf(records));
      const judged = records.map((row, index) => ({ ...row, outcome: outcomes[index] }));
      return {
        problems: [
          ...readings.flatMap(({ number, problems = {} }) => located(number, problems)),
          ...repeatedRows(records.map(({ number, record }) => ({ row: number, keys: keys(record) }))),
          ...judged.flatMap(({ number, outcome }) =>
            typeof outcome === 'object' ? located(number, outcome.problems) : [],
          ),
        ],
        besides: (left) => {
          const right = judged.filter(({ number }) => !left.has(number));
          return {
            inserted: right.filter(({ outcome }) => outcome === 'insert').length,
            updated: right.filter(({ outcome }) => outcome === 'update').length,
            warn: async () => {
              const warnings = (await warn?.(context, recordsOf(right))) ?? [];
              return right.flatMap(({ number }, index) => located(number, warnings[index] ?? {}));
            },
            store: (handOut) => store(context, recordsOf(right), handOut),
          };
        },
      };
    },
  };
}

const recordsOf = <R>(rows: readonly { readonly record: R }[]): R[] => rows.map(({ record }) => record);

/** The problem of a cell takes precedence over the problem of its missing value. */
function settle<R>(row: ImportRow, reading: { readonly record: R } | { readonly problems: Problems }) {
  const problems = { ...('problems' in reading ? reading.problems : {}), ...row.problems };
  return Object.keys(problems).length > 0 ? { problems } : { record: 'record' in reading ? reading.record : undefined };
}

function located(row: number, problems: Problems): RowProblem[] {
  return Object.entries(problems).map(([field, problem]) => ({ row, field, problem }));
}
