import { parseArgs } from 'node:util';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main, StepFailed } = await import('./lib/run.mjs');

/** Makes every picture of the guide and of the README from the running demo: `--language es`, `--only <part of a name>`. */
await main(async () => {
  const { values } = parseArgs({ options: { language: { type: 'string' }, only: { type: 'string' } } });
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies();
  const { buildStale } = await import('./lib/build.mjs');
  await buildStale();
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { runTypeScript } = await import('./lib/typescript.mjs');
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    PICTURES_LANGUAGE: values.language ?? 'en',
    PICTURES_ONLY: values.only ?? '',
  };
  const { code } = await runTypeScript('scripts/pictures/take-pictures.ts', { stream: true, env });
  if (code !== 0) throw new StepFailed('not every picture was made, see above');
});
