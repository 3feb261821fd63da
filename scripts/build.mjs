import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main } = await import('./lib/run.mjs');
await main(async () => {
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies();
  const { buildStale } = await import('./lib/build.mjs');
  await buildStale();
});
