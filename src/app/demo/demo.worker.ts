import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { areas } from '../areas.ts';
import { compose } from '../compose.ts';
import { PERMISSION_CATALOGUE as permissions } from '../permission-catalogue.ts';
import { catalogues } from '../phrases/catalogues.ts';
import { loadDemo } from './load-demo.ts';

/** Loads the demo and ends; see load-demo-apart.ts. */
const config = readConfig(process.env);
const { log } = createLog(config);
process.on('disconnect', () => process.exit(1));
const databaseUrl = config.DATABASE_URL ?? '';
const product = await compose({ config, databaseUrl, areas: areas(), catalogues, permissions, log });
try {
  await loadDemo(product.services);
} finally {
  await product.close();
}
process.exit(0);
