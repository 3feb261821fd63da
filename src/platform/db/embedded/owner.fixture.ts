import { startEmbeddedPostgres } from './embedded-postgres.ts';

// A process that owns a database until it is killed: `node owner.fixture.ts <data folder> [<fallback folder>]`.
const [dataDir = '', fallback] = process.argv.slice(2);
const notes: string[] = [];
startEmbeddedPostgres({ dataDir, log: (line) => notes.push(line), ...(fallback && { fallbacks: [fallback] }) }).then(
  ({ url }) => process.stdout.write(`${JSON.stringify({ url, notes })}\n`),
  (error: Error) => process.stdout.write(`${JSON.stringify({ error: error.message })}\n`),
);
