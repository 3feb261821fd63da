import { sql } from 'kysely';

/** The clock that everybody shares. Inside a sub-select it is read once for a statement, so that an index of times serves. */
export const clock = sql<Date>`(select app.clock())`;
