import { existsSync } from 'node:fs';
import { serverBundle } from './bundle.mjs';
import { compressFolder } from './compress.mjs';
import { bin, runNode, StepFailed } from './run.mjs';
import { isSame, listFiles, readStamps, takeStamp, writeStamps } from './stamp.mjs';

const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json'];
const WEB_SCRIPTS = [
  'emptied',
  'first-screens',
  'script-groups',
  'script-of-module',
  'text-groups',
  'service-worker',
  'without-json-schema',
  'without-unused-drawing',
].map((name) => `scripts/lib/${name}.mjs`);
const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file) || file.startsWith('src/testing/');
const isServerOnly = (file) => /^src\/(platform|app\/demo|areas\/[^/]+\/(server|demo))\//.test(file);

const TARGETS = {
  server: {
    title: 'the server',
    results: ['dist/server/start.mjs'],
    inputs: () =>
      listFiles(
        [...CONFIGURATION, 'scripts/lib/bundle.mjs', 'src'],
        (file) => /\.(ts|json)$/.test(file) && !isTest(file),
      ),
    make: buildServer,
  },
  web: {
    title: 'the web application',
    results: ['dist/web/index.html', 'dist/web/gallery.html'],
    inputs: () =>
      listFiles(
        [...CONFIGURATION, 'vite.config.ts', ...WEB_SCRIPTS, 'src'],
        (file) => !isTest(file) && !isServerOnly(file),
      ),
    make: buildWeb,
  },
};

/** Builds what is missing or older than its sources. */
export async function buildStale() {
  const stamps = readStamps();
  const jobs = Object.entries(TARGETS).map(async ([name, { title, results, inputs, make }]) => {
    const stamp = takeStamp(inputs(), stamps[name]);
    const isFresh =
      stamps[name] !== undefined && isSame(stamp, stamps[name]) && results.every((file) => existsSync(file));
    if (!isFresh) {
      console.log(`Building ${title} …`);
      delete stamps[name];
      await make();
    }
    stamps[name] = stamp;
  });
  const failed = (await Promise.allSettled(jobs)).filter(({ status }) => status === 'rejected');
  writeStamps(stamps);
  if (failed.length > 0) throw failed[0].reason;
}

async function buildServer() {
  // Loaded only when needed: usually there is nothing to build.
  const { build, stop } = await import('esbuild');
  try {
    await build(serverBundle('dist/server'));
  } catch (error) {
    throw new StepFailed(`the server does not build: ${error.message}`);
  } finally {
    // esbuild's helper process would otherwise live as long as ours.
    await stop();
  }
}

/** The application first, which empties the folder, then the gallery beside it. */
async function buildWeb() {
  for (const mode of ['production', 'gallery']) {
    const args = [bin('vite/bin/vite.js'), 'build', '--config', 'vite.config.ts', '--logLevel', 'warn', '--mode', mode];
    const { code, text } = await runNode(args, { env: { NODE_ENV: 'production' } });
    if (text) console.log(text.trimEnd());
    if (code !== 0) throw new StepFailed('the web application does not build, see above');
  }
  await compressFolder('dist/web');
}
