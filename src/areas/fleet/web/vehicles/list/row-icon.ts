/** Icons of the actions of a row. */
export const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
