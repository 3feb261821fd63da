/** The query value that shows an order as a printable sheet. */
export const PRINT = 'print';
