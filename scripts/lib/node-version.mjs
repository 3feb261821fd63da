import { readFileSync } from 'node:fs';

/** Exits with one clear line on a Node.js that is too old. */
export function checkNodeVersion() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const wanted = manifest.engines.node.replace('>=', '');
  if (isOlder(process.versions.node, wanted)) {
    console.error(`tropeiro: needs Node.js ${wanted} or newer, this is ${process.versions.node}`);
    process.exit(1);
  }
}

export function isOlder(version, than) {
  const [major, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor = 0] = than.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
