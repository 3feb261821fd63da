import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completeLock, missingBuilds } from './lock-file.mjs';

it('the lock file lists every platform build (else run: node scripts/complete-lock.mjs)', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(missingBuilds(lock).map(({ name }) => name)).toEqual([]);
});

it('a forgotten build is listed for the machine its name tells', () => {
  const optionalDependencies = { '@x/cli-linux-x64-musl': '1.2.3', '@x/cli-darwin-arm64': '1.2.3' };
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'product' },
      'node_modules/@x/cli': { version: '1.2.3', dev: true, optionalDependencies },
      'node_modules/@x/cli-darwin-arm64': { version: '1.2.3', optional: true },
    },
  };
  const { packages, ...rest } = completeLock(lock);
  expect(rest).toEqual({ lockfileVersion: 3 });
  expect(Object.keys(packages)).toEqual([...Object.keys(lock.packages), 'node_modules/@x/cli-linux-x64-musl']);
  expect(packages['node_modules/@x/cli-linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
});
