import { startBareServer } from './bare-handler.ts';

const { address } = await startBareServer(process.env.DATABASE_URL ?? '', Number(process.env.DATABASE_POOL));
process.stdout.write(`${address}\n`);
