import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main, StepFailed } = await import('./lib/run.mjs');

/** Writes the TypeScript types of the migrated tables to src/platform/db/schema.gen.ts. */
await main(async () => {
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies();
  const { runTypeScript } = await import('./lib/typescript.mjs');
  const { code } = await runTypeScript('scripts/database/write-types.ts', { stream: true });
  if (code !== 0) throw new StepFailed('the types were not written, see above');
});
