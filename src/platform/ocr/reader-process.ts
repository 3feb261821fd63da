import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { type OcrLanguage, type PhotoRead, READY, type ReadPhoto } from './ocr-messages.ts';

export interface ReaderOptions {
  readonly log: FastifyBaseLogger;
  readonly memoryBytes: number;
  /** Processor time for one photo. */
  readonly cpuMs: number;
  /** The program to run, for tests of readers that misbehave. */
  readonly program?: string;
}

const HEAP_MEGABYTES = 256;
/** Half the priority of the server: when the processor is busy, requests come first, yet photos are still read. */
const MODESTY = 3;

/** The program is beside this file, as a source while developing and in the same folder once built. */
const ownFile = fileURLToPath(import.meta.url);
const isSource = ownFile.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(isSource ? './ocr.worker.ts' : './ocr.worker.mjs', import.meta.url));

/** One process that reads photos, one after the other. Once it has ended it is not restarted. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #language: OcrLanguage | undefined;
  #isReady = false;
  #hasEnded = false;
  #answer: (message: PhotoRead) => void = () => undefined;

  constructor({ log, memoryBytes, cpuMs, program = PROGRAM }: ReaderOptions) {
    this.#child = fork(program, {
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, ...(program.endsWith('.ts') ? ['--import', 'tsx'] : [])],
      // Without the server's environment: a decoder must not have its secrets.
      env: {
        PATH: process.env.PATH,
        OCR_MEMORY_MAX: String(memoryBytes),
        OCR_CPU_MS_MAX: String(cpuMs),
        VIPS_CONCURRENCY: '1',
        NODE_ENV: 'production',
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => log.debug({ output: chunk.toString().trim() }, 'photo reader'));
    this.#child.on('message', (message) => {
      if (message === READY) this.#isReady = true;
      else this.#answer(message as PhotoRead);
    });
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#hasEnded = true;
        // A process that failed to start is not the photo's fault.
        this.#answer({ ok: false, reason: this.#isReady ? 'tooHard' : 'failed', message: 'the reader ended' });
        resolve();
      };
      this.#child.once('close', end);
      this.#child.on('error', (error) => {
        log.error({ err: error }, 'photo reader');
        if (this.#child.pid === undefined) end();
      });
    });
    stepBack(this.#child.pid);
  }

  /** The language of the last photo, which needs no other model to be loaded. */
  get language(): OcrLanguage | undefined {
    return this.#language;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The reply of the process, or the error of its exit. */
  read(request: ReadPhoto): Promise<PhotoRead> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#language = request.language;
      if (this.#hasEnded) resolve({ ok: false, reason: 'failed', message: 'the reader has ended' });
      else this.#child.send(request, () => undefined);
    });
  }

  async end(): Promise<void> {
    if (!this.#hasEnded) this.#child.kill('SIGKILL');
    await this.#ended;
  }
}

function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, MODESTY);
  } catch {
    // Some systems do not allow it; the reader then has the same priority.
  }
}
