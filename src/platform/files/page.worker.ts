import { AppError } from '#kernel/errors.ts';
import { serveThread } from '../threads/thread-pool.ts';
import { emailToHtml } from './email-to-html.ts';
import type { PageAnswer, PageRequest } from './page-thread.ts';
import { sanitiseHtml } from './sanitise-html.ts';

async function answer(request: PageRequest): Promise<PageAnswer> {
  try {
    const page =
      'mail' in request ? await emailToHtml(request.mail, request.headings, request.zone) : sanitiseHtml(request.html);
    return { page };
  } catch (error) {
    // A known refusal is reported; any other error is a bug and ends the thread.
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
}

serveThread(answer);
