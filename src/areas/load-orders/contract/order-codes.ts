/** A number by which people outside the company know the order. */
interface OrderCodeField {
  readonly column: string;
  /** Computed by the server: no form sends it. */
  readonly derived?: true;
  /** The step of the form that asks for it; without one no form does. */
  readonly step?: 'cargo';
  /** Can be filled in from a list without opening the order. */
  readonly single?: true;
  /** Shown with the other numbers on the screen, and printed on the sheet. */
  readonly code?: 'shown' | 'printed';
  /** Its column in the lists; the filter has the same name in the plural. */
  readonly listed?: string;
  /** The column of a spreadsheet that holds it. */
  readonly imported?: string;
}

/**
 * The codes among the fields of an order, in a file of their own so that lists need not download the other fields:
 * column, filter and SQL of a listed code follow from its line here.
 */
// biome-ignore format: one line for each field
export const ORDER_CODE_FIELDS = {
  assignmentNumber: { column: 'assignment_number', derived: true, single: true, listed: 'assignmentNumber' },
  billOfLadingNumber: { column: 'bill_of_lading', step: 'cargo', single: true, code: 'printed', listed: 'billOfLadingNumber', imported: 'billOfLading' },
  billOfLadingNumberFourkites: { column: 'bill_of_lading_fourkites', step: 'cargo', code: 'shown' },
  carrierBookingNumber: { column: 'carrier_booking_number', step: 'cargo', single: true, code: 'printed' },
  equipmentNumber: { column: 'equipment_number', step: 'cargo', single: true, code: 'printed', listed: 'containerNumber', imported: 'containerNumber' },
  vessel: { column: 'vessel', step: 'cargo', single: true, code: 'printed', listed: 'vessel', imported: 'vessel' },
  crt: { column: 'crt', step: 'cargo', single: true, code: 'printed', listed: 'crt', imported: 'crt' },
  invoiceNumber: { column: 'invoice_number', step: 'cargo', single: true, code: 'printed', listed: 'invoiceNumber', imported: 'invoiceNumber' },
} as const satisfies Readonly<Record<string, OrderCodeField>>;

type CodeFields = typeof ORDER_CODE_FIELDS;
type Listed<F> = F extends { readonly listed: infer L extends string } ? L : never;
/** The codes that lists show, by their names there. */
export type ListedCode = Listed<CodeFields[keyof CodeFields]>;

export const LISTED_CODES = Object.values<OrderCodeField>(ORDER_CODE_FIELDS).flatMap(({ listed, column }) =>
  listed === undefined ? [] : [{ listed: listed as ListedCode, column }],
);

/** One value for each code of the lists. */
export function forListedCodes<T>(make: (column: string) => T): Record<ListedCode, T> {
  return Object.fromEntries(LISTED_CODES.map(({ listed, column }) => [listed, make(column)])) as Record<ListedCode, T>;
}
