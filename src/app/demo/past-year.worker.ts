import { openDatabase } from '#platform/db/database.ts';
import { giveWay } from './beside.ts';
import { loadPastYear } from './past-year.ts';

/** Loads the past year and ends; see start-past-year.ts. */
const { DATABASE_URL = '' } = process.env;
/** A company takes seconds, on a busy machine many. */
const DEADLINE_MS = 900_000;
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.on(event, () => process.exit(1));
giveWay();

const database = openDatabase(DATABASE_URL, { max: 2, name: 'tropeiro-past-year', deadlineMs: DEADLINE_MS });
const companies = await loadPastYear(database, new Date());
if (companies > 0) process.send?.({ companies });
await database.close();
process.exit(0);
