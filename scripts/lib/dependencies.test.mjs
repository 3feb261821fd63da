import { expect, it } from 'vitest';
import { isInstalled } from './dependencies.mjs';
import { isOlder } from './node-version.mjs';

const mine = { os: [process.platform], cpu: [process.arch] };

it('packages are installed when each is there in the version of the lock file', () => {
  const wanted = { '': { name: 'product' }, 'node_modules/a': { version: '1.0.0' } };
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  expect(isInstalled(wanted, {})).toBe(false);
  expect(isInstalled(wanted, undefined)).toBe(false);
});

it('builds for other machines may be absent, the one for this machine may not', () => {
  expect(isInstalled({ x: { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] } }, {})).toBe(true);
  expect(isInstalled({ x: { version: '1.0.0', optional: true, ...mine } }, {})).toBe(false);
  expect(isInstalled({ x: { version: '1.0.0', optional: true, ...mine, libc: ['musl'] } }, {})).toBe(true);
});

it('tells an older Node.js from one that is new enough', () => {
  expect(isOlder('18.20.4', '20.19')).toBe(true);
  expect(isOlder('20.18.1', '20.19')).toBe(true);
  expect(isOlder('20.19.0', '20.19')).toBe(false);
  expect(isOlder('22.0.0', '20.19')).toBe(false);
});
