import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog, openFile } from './log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tropeiro-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('goes to a file of the data folder as JSON lines, without secrets', () => {
  const { log, file } = createLog({ LOG_LEVEL: undefined, DATA_DIR: folder });
  log.info({ user: { password: 'Secret-1' } }, 'first');
  log.debug('left out');
  expect(file).toBe(join(folder, 'logs', 'server.log'));
  const lines = read('logs/server.log').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'first', user: { password: '[hidden]' } }]);
});

it('is continued by the next start', () => {
  for (const text of ['one', 'two']) createLog({ LOG_LEVEL: undefined, DATA_DIR: folder }).log.info(text);
  expect(read('logs/server.log').trim().split('\n')).toHaveLength(2);
});

it('goes to standard output when a level is set, or when the folder is not writable', () => {
  expect(createLog({ LOG_LEVEL: 'silent', DATA_DIR: folder }).file).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'taken'), '');
  expect(createLog({ LOG_LEVEL: undefined, DATA_DIR: join(folder, 'taken') }).file).toBeUndefined();
});

it('keeps one older file and never grows beyond two', () => {
  const stream = openFile(join(folder, 'server.log'), 100);
  for (let nth = 1; nth <= 12; nth += 1) stream.write(`line ${String(nth).padStart(2, '0')} ${'x'.repeat(31)}\n`);
  stream.write('the last one\n');
  expect(readdirSync(folder).sort()).toEqual(['server.log', 'server.log.1']);
  expect(read('server.log')).toBe('the last one\n');
  expect(read('server.log.1')).toMatch(/^line 10 .*\nline 11 .*\nline 12 .*\n$/);
});

it('rotates a file that was already large', () => {
  writeFileSync(join(folder, 'server.log'), 'y'.repeat(200));
  openFile(join(folder, 'server.log'), 100).write('new\n');
  expect([read('server.log'), read('server.log.1').length]).toEqual(['new\n', 200]);
});
