import { z } from 'zod';
import { isPrintable, TEXT_MAX } from './text.ts';

/** The most characters of ids in a filter: about two hundred ids, well within a request line. */
const FILTER_MAX = 8000;

/** What a list is filtered by. */
export const filterText = z
  .string()
  .max(FILTER_MAX)
  .refine(isPrintable, { params: { code: 'characters' } });

/** What a list is searched for. */
export const searchText = z
  .string()
  .trim()
  .max(TEXT_MAX)
  .refine(isPrintable, { params: { code: 'characters' } })
  .optional();

/** Where a total comes later, at least these pages follow. */
export const PAGES_AHEAD = 7;

/** Whether the total of a list may come by a call of its own. */
export const totalText = z
  .enum(['later', 'only'])
  .optional()
  .describe('later: totals are null where they take long; only: totals without rows');
export type TotalRequest = NonNullable<z.output<typeof totalText>>;
