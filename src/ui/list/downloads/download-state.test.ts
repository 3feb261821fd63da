import { expect, it } from 'vitest';
import type { DownloadView } from '#kernel/download-calls.ts';
import { applyUpdate, isSettled } from './download-state.ts';

const running: DownloadView = {
  id: '1',
  list: 'freights',
  status: 'running',
  progress: 0.5,
  rows: 50,
  totalRows: 100,
  fileName: null,
  url: null,
  createdAt: '2026-03-01T00:00:00Z',
};
const update = (status: DownloadView['status'], progress: number) => ({
  id: '1',
  list: 'freights',
  status,
  progress,
  rows: progress * 100,
  totalRows: 100,
});

it('updates move a spreadsheet forward', () => {
  expect(applyUpdate(running, update('running', 0.7))).toEqual({ ...running, progress: 0.7, rows: 70 });
  expect(applyUpdate(running, update('failed', 0.5)).status).toBe('failed');
});

it('late updates change nothing', () => {
  expect(applyUpdate(running, update('running', 0.2))).toBe(running);
  const ready: DownloadView = { ...running, status: 'ready', progress: 1, url: '/file' };
  expect(applyUpdate(ready, update('running', 0.9))).toBe(ready);
  expect(applyUpdate(ready, update('ready', 1)).url).toBe('/file');
});

it('a spreadsheet is polled until its link is there', () => {
  const updated = applyUpdate(running, update('ready', 1));
  expect(
    [running, updated, { ...updated, url: '/file' }, applyUpdate(running, update('failed', 0.5))].map(isSettled),
  ).toEqual([false, false, true, true]);
});
