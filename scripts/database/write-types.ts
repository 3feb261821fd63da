import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { startTemporaryPostgres } from '#platform/db/embedded/temporary-postgres.ts';
import { generateTypes } from '#platform/db/generate-types.ts';
import { migrate } from '#platform/db/migrate.ts';
import { listNewMigrations } from '#platform/db/migration-sums.ts';

const FILE = 'src/platform/db/schema.gen.ts';

// Runs in the project's folder: reads the tables of a temporary database with all migrations.
const database = await startTemporaryPostgres();
try {
  await migrate(database.url, 'migrations');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await writeFile(FILE, await generateTypes(client));
  await client.end();
  await listNewMigrations('migrations');
  console.log(`Wrote ${FILE}`);
} finally {
  await database.stop();
}
