import { DEFAULT_PRIMARY } from './palette.ts';

/** Colours a company may start from; the product's own is first. */
export const SWATCHES = [
  DEFAULT_PRIMARY,
  '#C2410C',
  '#B42318',
  '#A21CAF',
  '#6D28D9',
  '#1D4ED8',
  '#0369A1',
  '#0F766E',
  '#15803D',
  '#4D7C0F',
  '#A16207',
  '#475569',
] as const;
