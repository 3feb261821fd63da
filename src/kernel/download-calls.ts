import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { defineErrors } from './errors.ts';
import { idShape } from './ids.ts';

/** A spreadsheet holds at most this many rows; a longer list has to be filtered first. */
export const EXPORT_MAX_ROWS = 200_000;

export const downloadErrors = defineErrors('downloads', { tooManyRows: 422 });

export const DOWNLOAD_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;

export const downloadShape = z.object({
  id: idShape,
  list: z.string(),
  status: z.enum(DOWNLOAD_STATUSES),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  rows: z.number().int(),
  totalRows: z.number().int().nullable(),
  fileName: z.string().nullable(),
  url: z.string().nullable(),
  createdAt: z.string(),
});
export type DownloadView = z.output<typeof downloadShape>;

/** An update of a spreadsheet on the caller's private stream; its link is read with `readDownload`. */
export const DOWNLOAD_EVENTS = {
  progress: 'downloads.progress',
  ready: 'downloads.ready',
  failed: 'downloads.failed',
} as const;
export type DownloadUpdate = Pick<DownloadView, 'id' | 'list' | 'status' | 'progress' | 'rows' | 'totalRows'>;

export const readDownload = defineCall({
  id: 'downloads.read',
  method: 'GET',
  path: '/downloads/{id}',
  summary: 'How far a spreadsheet ordered from a list has come, and its link once ready.',
  access: 'signed-in',
  params: z.object({ id: idShape }),
  reply: downloadShape,
});

export const recentDownloads = defineCall({
  id: 'downloads.recent',
  method: 'GET',
  path: '/downloads',
  summary: 'The caller’s latest spreadsheets.',
  access: 'signed-in',
  reply: z.object({ downloads: z.array(downloadShape) }),
});
