export const PROPERTY_TYPES = ['text', 'number', 'date', 'list', 'flag'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Maximum length of a text for which the company set no limit. */
export const PROPERTY_MAX_LENGTH = 40;
export const PROPERTY_LENGTH_CEILING = 500;
export const PATTERN_MAX = 200;
export const ABBREVIATION_MAX = 10;

/** The assignment number: composed of its abbreviation and the typed value, and second in the form. */
export const ASSIGNMENT_PROPERTY = 'NAsignacion';
