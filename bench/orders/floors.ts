import { CREATE_FLOOR } from './create-floor.ts';
import { DETAIL_FLOOR } from './detail-floor.ts';
import { LIST_FLOOR, SEARCH_FLOOR } from './list-floor.ts';
import { OPTIONS_FLOOR } from './options-floor.ts';

/** The best a hand would write for each request: one prepared statement whose reply PostgreSQL makes as JSON. */
export const FLOORS = {
  list: LIST_FLOOR,
  search: SEARCH_FLOOR,
  options: OPTIONS_FLOOR,
  detail: DETAIL_FLOOR,
  create: CREATE_FLOOR,
} as const;
export type FloorName = keyof typeof FLOORS;
