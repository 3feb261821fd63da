import { startBareServer } from '../bare-server.ts';
import { READS } from './bare-reads.ts';
import { WRITES } from './bare-writes.ts';

await startBareServer(READS, WRITES);
