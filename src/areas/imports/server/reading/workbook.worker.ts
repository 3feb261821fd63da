import { serveThread } from '#platform/threads/thread-pool.ts';
import { readSheets } from './read-sheets.ts';

serveThread((content: Uint8Array) => readSheets(Buffer.from(content)));
