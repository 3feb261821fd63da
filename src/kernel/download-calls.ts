import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { idShape } from './ids.ts';

export const downloadShape = z.object({
  id: idShape,
  list: z.string(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  rows: z.number().int(),
  totalRows: z.number().int().nullable(),
  fileName: z.string().nullable(),
  url: z.string().nullable(),
  createdAt: z.string(),
});
export type DownloadView = z.output<typeof downloadShape>;

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
