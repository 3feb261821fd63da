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
