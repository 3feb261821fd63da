import { colorsTuple } from '@mantine/core';

/** The greys of the light mode: warm, like paper. */
export const STONE = colorsTuple([
  '#f6f5f2',
  '#efece6',
  '#e6e2db',
  '#d9d4cb',
  '#c4bdb2',
  '#a39b8e',
  '#8a8378',
  '#6f685d',
  '#524c43',
  '#393430',
]);

/** The greys of the dark mode: asphalt, cool and never quite black. */
export const ASPHALT = colorsTuple([
  '#e9eaed',
  '#c6cad2',
  '#a3a9b5',
  '#7d8593',
  '#3a404b',
  '#2d323b',
  '#242830',
  '#1c1f25',
  '#14161a',
  '#0e1013',
]);
