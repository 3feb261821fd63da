export const PROPERTY_TYPES = ['text', 'number', 'date', 'list', 'flag'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Text a company did not limit may have this many characters. */
export const PROPERTY_MAX_LENGTH = 40;
export const PROPERTY_LENGTH_CEILING = 500;
export const PATTERN_MAX = 200;
export const ABBREVIATION_MAX = 10;

/** The number of assignments: recomposed from its abbreviation and what was typed, and second in the form. */
export const ASSIGNMENT_PROPERTY = 'NAsignacion';
