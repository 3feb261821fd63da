import { expect, it } from 'vitest';
import { isAsset, isPage } from './own-requests.ts';

const ORIGIN = 'https://tms.example';
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') => ({
  method,
  mode,
  url: new URL(path, ORIGIN).href,
});

it.each(['/', '/login', '/client/abc?x=1', '/developers'])('%s is a page of the application', (path) => {
  expect(isPage(ask(path, 'navigate'), ORIGIN)).toBe(true);
});

it.each(['/api/files/1', '/api', '/dev/mailbox', '/metrics', 'https://other.example/'])(
  '%s is left to the network, however it is opened',
  (path) => {
    expect(isPage(ask(path, 'navigate'), ORIGIN)).toBe(false);
    expect(isAsset(ask(path), ORIGIN)).toBe(false);
  },
);

it('a call is never a page', () => {
  expect(isPage(ask('/login'), ORIGIN)).toBe(false);
  expect(isPage(ask('/login', 'navigate', 'POST'), ORIGIN)).toBe(false);
});

it('built files are kept, those of others are not', () => {
  expect(isAsset(ask('/assets/index-abc.js'), ORIGIN)).toBe(true);
  expect(isAsset(ask('https://other.example/assets/x.js'), ORIGIN)).toBe(false);
});
