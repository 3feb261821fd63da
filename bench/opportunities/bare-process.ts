import { startBareMarket } from './bare-server.ts';

const address = await startBareMarket(process.env.DATABASE_URL ?? '', Number(process.env.DATABASE_POOL));
process.stdout.write(`${address}\n`);
