import { threadPool } from '../threads/thread-pool.ts';
import type { EmailHeadings } from './email-to-html.ts';
import { fileErrors } from './file-errors.ts';
import { takeTurns } from './take-turns.ts';

export type PageRequest =
  | { readonly html: string }
  | { readonly mail: Uint8Array; readonly headings: EmailHeadings; readonly zone: string };

export type PageAnswer = { readonly page: string } | { readonly refused: string };

const MEMORY_MB = 256;
const PATIENCE_MS = 14_000;

const ask = threadPool<PageRequest, PageAnswer>({
  worker: 'page.worker',
  beside: import.meta.url,
  memoryMb: MEMORY_MB,
});
const inTurn = takeTurns(1);

/**
 * Sanitises a page on a thread of its own: five megabytes full of tags take a second or two, for which no other request
 * should wait. A page that takes more time or memory is refused like any other damaged file.
 */
export function makePage(request: PageRequest): Promise<string> {
  return inTurn(async () => {
    const answer = await ask(request, () => AbortSignal.timeout(PATIENCE_MS));
    if (answer && 'page' in answer) return answer.page;
    throw fileErrors.unreadable();
  });
}
