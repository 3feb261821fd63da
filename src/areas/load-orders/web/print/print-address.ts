/** The query value that shows an order as a sheet of paper. */
export const PRINT = 'print';
