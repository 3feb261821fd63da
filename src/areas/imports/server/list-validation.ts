import type writeXlsxFile from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** In the format of the library that writes several sheets. */
type Feature = NonNullable<NonNullable<Parameters<typeof writeXlsxFile>[1]>['features']>[number];

/** A column of the first sheet whose values come from a column of another sheet. */
export interface PickedColumn {
  readonly column: number;
  readonly rows: number;
  readonly options: { readonly sheet: string; readonly column: number; readonly count: number };
  readonly error: string;
}

const SHEET_FILE = 'xl/worksheets/sheet{id}.xml';
const ROOT = 'worksheet';

/** Makes the spreadsheet program offer the lists and refuse other values. */
export function pickedFromLists(columns: readonly PickedColumn[]): Feature {
  const markup = `<dataValidations count="${columns.length}">${columns.map(validation).join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        [SHEET_FILE]: {
          transform: (xml, _, { sheetIndex }) =>
            sheetIndex === 0 && columns.length > 0
              ? insertElementMarkupAccordingToOrderOfSiblings(xml, markup, getOrderOfSiblings(SHEET_FILE, ROOT)!, ROOT)
              : xml,
        },
      },
    },
  };
}

function validation({ column, rows, options, error }: PickedColumn): string {
  const from = getCellAddress(1, column);
  const to = getCellAddress(rows, column);
  const sheet = `'${options.sheet.replaceAll("'", "''")}'`;
  const list = `${absolute(1, options.column)}:${absolute(options.count, options.column)}`;
  return (
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" error="${sanitizeAttributeValue(error)}" ` +
    `sqref="${from}:${to}"><formula1>${sanitizeTextContent(`${sheet}!${list}`)}</formula1></dataValidation>`
  );
}

const absolute = (row: number, column: number) => getCellAddress(row, column).replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
