import type { FastifyBaseLogger } from 'fastify';
import { fileErrors } from '../files/file-errors.ts';
import { checkPhoto } from './check-photo.ts';
import { ocrErrors } from './ocr-errors.ts';
import type { OcrLanguage, PhotoRead, ReadPhoto, RecognisedLine } from './ocr-messages.ts';
import { ReaderProcess } from './reader-process.ts';

export interface Recogniser {
  /** The text of a photo. The signal is aborted when the caller no longer waits for it. */
  recognise(request: ReadPhoto, signal?: AbortSignal): Promise<readonly RecognisedLine[]>;
  close(): Promise<void>;
}

export interface RecogniserOptions {
  readonly log: FastifyBaseLogger;
  readonly readers?: number;
  readonly waiting?: number;
  readonly cpuMs?: number;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
  readonly memoryBytes?: number;
  readonly program?: string;
}

const RETRY_SECONDS = 5;

interface Job {
  readonly request: ReadPhoto;
  readonly settle: (lines: readonly RecognisedLine[]) => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Reads photos in separate processes, a few at once; some more wait in line, the others are refused. The first photo
 * starts a process, a quiet minute ends it, and so does a photo that takes too long.
 */
export function createRecogniser({
  log,
  readers: places = 2,
  waiting: seats = 8,
  // A card takes two seconds of a processor.
  cpuMs = 10_000,
  // For a reader that hangs; callers have their own deadline.
  timeoutMs = 30_000,
  idleMs = 60_000,
  memoryBytes = 700_000_000,
  program,
}: RecogniserOptions): Recogniser {
  const line: Job[] = [];
  const readers = new Set<ReaderProcess>();
  const idle = new Map<ReaderProcess, NodeJS.Timeout>();
  let busy = 0;
  let isClosed = false;

  function takeReader(language: OcrLanguage): ReaderProcess {
    const fit = Array.from(idle.keys()).filter((reader) => !reader.hasEnded);
    const waiting = fit.find((reader) => reader.language === language) ?? fit[0];
    if (waiting) {
      clearTimeout(idle.get(waiting));
      idle.delete(waiting);
      return waiting;
    }
    const reader = new ReaderProcess({ log, memoryBytes, cpuMs, ...(program ? { program } : {}) });
    readers.add(reader);
    return reader;
  }

  async function endReader(reader: ReaderProcess): Promise<void> {
    idle.delete(reader);
    await reader.end();
    readers.delete(reader);
  }

  /** A reader that succeeded waits for the next photo. */
  async function leaveReader(reader: ReaderProcess, keep: boolean): Promise<void> {
    if (!keep || isClosed || reader.hasEnded) return endReader(reader);
    idle.set(reader, setTimeout(() => void endReader(reader), idleMs).unref());
  }

  /** Continues when the caller has left: the next one finds a reader that has loaded everything. */
  async function run({ request }: Job): Promise<readonly RecognisedLine[]> {
    const reader = takeReader(request.language);
    const answer = await Promise.race([reader.read(request), outOfPatience(AbortSignal.timeout(timeoutMs))]);
    await leaveReader(reader, answer.ok || answer.reason === 'unreadable');
    if (answer.ok) return answer.lines;
    if (isClosed) throw unavailable();
    if (answer.reason === 'unreadable') throw fileErrors.unreadable({ cause: answer.message });
    if (answer.reason === 'tooHard') throw ocrErrors.tooHard();
    log.error({ reason: answer.message }, 'the photo reader failed');
    throw unavailable();
  }

  function next(): void {
    while (busy < places) {
      const job = line.shift();
      if (!job) return;
      busy += 1;
      void run(job)
        .then(job.settle, job.refuse)
        .then(() => {
          busy -= 1;
          next();
        });
    }
  }

  const enqueue = (request: ReadPhoto, signal: AbortSignal | undefined) =>
    new Promise<readonly RecognisedLine[]>((settle, refuse) => {
      if (isClosed || signal?.aborted) return refuse(unavailable());
      if (busy >= places && line.length >= seats) return refuse(ocrErrors.busy({ retryAfter: RETRY_SECONDS }));
      const job: Job = { request, settle, refuse };
      line.push(job);
      const leave = () => {
        const place = line.indexOf(job);
        if (place !== -1) line.splice(place, 1);
        refuse(unavailable());
      };
      signal?.addEventListener('abort', leave, { once: true });
      next();
    });

  return {
    recognise: async (request, signal) => {
      await checkPhoto(request.photo);
      return enqueue(request, signal);
    },

    close: async () => {
      isClosed = true;
      for (const job of line.splice(0)) job.refuse(unavailable());
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all(Array.from(readers, endReader));
    },
  };
}

const unavailable = () => ocrErrors.unavailable({ retryAfter: RETRY_SECONDS });

function outOfPatience(signal: AbortSignal): Promise<PhotoRead> {
  const given = { ok: false, reason: 'tooHard', message: 'no answer in time' } as const;
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(given), { once: true }));
}
