import { readWords, saveWords } from '#areas/master-data/contract/word.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { readAllWords, saveAllWords } from './word.service.ts';

export const wordRoutes: readonly AnyRoute[] = [
  readingRoute(readWords, (context) => readAllWords(context)),
  route(saveWords, (context, { body }) => saveAllWords(context, body)),
];
