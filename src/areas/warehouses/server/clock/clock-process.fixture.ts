import { openDatabase } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { bookingClockJob } from './clock.job.ts';

// A process of its own that looks at the clock once: `node clock-process.fixture.ts <address of the database>`.
const database = openDatabase(process.argv[2] ?? '', { max: 2, name: 'clock' });
try {
  // The job uses nothing else.
  await bookingClockJob.run({}, { database } as Services);
} finally {
  await database.close();
}
