import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInstalled } from './dependencies.mjs';
import { isFor, libcOf, MACHINES, thisMachine } from './machine.mjs';
import { nativeOwners } from './native-builds.mjs';
import { findBrokenNatives, PROBES } from './native-modules.mjs';
import { isOlder } from './node-version.mjs';

const machineOf = (name) => MACHINES.find((machine) => machine.name === name);
const glibc = machineOf('linux-x64-glibc');
const build = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };

describe('packages', () => {
  it('are installed when each is there in the version of the lock file', () => {
    const wanted = { '': { name: 'product' }, 'node_modules/a': { version: '1.0.0' } };
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  it.each([
    ['for another system', { ...build, os: ['plan9'] }, true],
    ['for another processor', { ...build, cpu: ['s390x'] }, true],
    ['for another C library', { ...build, libc: ['musl'] }, true],
    ['for no machine in particular', { version: '1.0.0', optional: true }, true],
    ['for this machine', build, false],
    ['for this machine and its C library', { ...build, libc: ['glibc'] }, false],
  ])('%s may be absent: %s', (_, entry, mayBeAbsent) => {
    expect(isInstalled({ x: entry }, {}, glibc)).toBe(mayBeAbsent);
  });
});

describe('a machine', () => {
  it('is identified by its C library, too', () => {
    expect(libcOf({ header: { glibcVersionRuntime: '2.36' } })).toBe('glibc');
    expect(libcOf({ header: {}, sharedObjects: ['/lib/ld-musl-x86_64.so.1'] })).toBe('musl');
    expect(libcOf({})).toBeUndefined();
    const { os, cpu } = thisMachine();
    expect([os, cpu]).toEqual([process.platform, process.arch]);
  });

  it('accepts a build that excludes only others', () => {
    expect(isFor({ os: ['!win32'] }, glibc)).toBe(true);
    expect(isFor({ os: ['!win32'] }, machineOf('win32-x64'))).toBe(false);
  });
});

describe('native parts', () => {
  const lock = {
    packages: {
      'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-linux-x64': '2.0.0' } },
      'node_modules/tool-linux-x64': { ...build, version: '2.0.0' },
    },
  };
  const ends = (code) => ({ tool: ['--eval', `process.exit(${code})`] });

  it('are each loaded once after installing', () => {
    const owners = nativeOwners(JSON.parse(readFileSync('package-lock.json', 'utf8'))).map(({ name }) => name);
    expect(Object.keys(PROBES).sort()).toEqual([...new Set(owners)].sort());
  });

  it('that work are not reported', async () => {
    expect(await findBrokenNatives(lock, glibc, ends(0))).toEqual([]);
  });

  it('that do not load are named with the machine and what to do, in two lines', async () => {
    const [text] = await findBrokenNatives(lock, glibc, ends(1));
    expect(text.split('\n')).toEqual([
      'tool 2.0.0 does not work on this machine (linux-x64-glibc): tool-linux-x64 is missing or broken.',
      'Run "npm ci" again; if that does not help, "npm run lock:check" says whether the registry has it.',
    ]);
  });

  it('that do not exist for this machine are reported as such', async () => {
    const [text] = await findBrokenNatives(lock, machineOf('darwin-arm64'), ends(1));
    expect(text.split('\n')).toEqual([
      'tool 2.0.0 has no build for this machine (darwin-arm64).',
      'docs/platforms.md lists the machines the product runs on.',
    ]);
  });
});

it('distinguishes an older Node.js from one that is new enough', () => {
  expect(isOlder('18.20.4', '20.19')).toBe(true);
  expect(isOlder('20.18.1', '20.19')).toBe(true);
  expect(isOlder('20.19.0', '20.19')).toBe(false);
  expect(isOlder('22.0.0', '20.19')).toBe(false);
});
