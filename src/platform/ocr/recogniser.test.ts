import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { hugePng, PDF, picture } from '../files/nasty-files.fixture.ts';
import { createRecogniser, type Recogniser, type RecogniserOptions } from './recogniser.ts';

const program = fileURLToPath(new URL('./reader.fixture.mjs', import.meta.url));
const log = pino({ level: 'silent' });
const FOREVER = 600_000;

let recogniser: Recogniser;
afterEach(() => recogniser.close());

function start(options: Partial<RecogniserOptions> = {}): Recogniser {
  recogniser = createRecogniser({ log, program, timeoutMs: FOREVER, idleMs: FOREVER, ...options });
  return recogniser;
}

const BEHAVIOURS = { answers: 1, hangs: 2, ends: 3, cannotRead: 4, fails: 5 } as const;

async function give(behaviour: keyof typeof BEHAVIOURS, signal?: AbortSignal) {
  return recogniser.recognise({ photo: await picture(BEHAVIOURS[behaviour], 1), language: 'spa' }, signal);
}

/** The process that read the photo. */
async function reader(): Promise<number> {
  const [line] = await give('answers');
  return Number(line?.text.replace(/\D/g, ''));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const refusal = (code: string, status: number) => expect.objectContaining({ code, status });
const quietly = <T>(work: Promise<T>) => work.catch((error: unknown) => error);

describe('photos are read', () => {
  it('by a separate process, which waits for the next one', async () => {
    start();
    const first = await reader();
    expect(first).not.toBe(process.pid);
    expect(await reader()).toBe(first);
  });

  it('by a limited number of processes at once', async () => {
    start({ readers: 2 });
    const readers = await Promise.all(Array.from({ length: 6 }, reader));
    expect(new Set(readers).size).toBeLessThanOrEqual(2);
  });

  it('by none after a quiet while: the process has ended', async () => {
    start({ idleMs: 50 });
    const pid = await reader();
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await reader()).not.toBe(pid);
  });

  it('by a new process after the last one was killed', async () => {
    start({ readers: 1 });
    const pid = await reader();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect.poll(() => quietly(reader())).toEqual(expect.any(Number));
  });
});

describe('many photos at once', () => {
  it('are refused beyond the limit, and accepted again afterwards', async () => {
    start({ readers: 1, waiting: 2, timeoutMs: 6000 });
    const leave = new AbortController();
    const refused: unknown[] = [];
    const crowd = Array.from({ length: 6 }, () => give('hangs', leave.signal).catch((error) => refused.push(error)));
    await expect.poll(() => refused).toEqual(Array(3).fill(refusal('ocr.busy', 429)));
    leave.abort();
    await Promise.all(crowd);
    expect(refused.slice(3)).toEqual(Array(3).fill(refusal('ocr.unavailable', 503)));
    await expect.poll(() => quietly(reader())).toEqual(expect.any(Number));
  });

  it('do not wait for a photo whose sender has left, and find its reader ready', async () => {
    start({ readers: 1, waiting: 1 });
    const pid = await reader();
    const gone = new AbortController();
    gone.abort();
    await expect(give('answers', gone.signal)).rejects.toEqual(refusal('ocr.unavailable', 503));
    const leaving = new AbortController();
    const left = quietly(give('answers', leaving.signal));
    leaving.abort();
    await left;
    expect(await reader()).toBe(pid);
  });
});

describe('a photo that takes too much', () => {
  it('is given up, its process replaced, and the next one read', async () => {
    start({ readers: 1, timeoutMs: 1500 });
    await expect(give('hangs')).rejects.toEqual(refusal('ocr.tooHard', 422));
    await expect.poll(() => quietly(reader())).toEqual(expect.any(Number));
  });

  it('is given up when its process exits', async () => {
    start({ readers: 1 });
    await expect(give('ends')).rejects.toEqual(refusal('ocr.tooHard', 422));
    expect(await reader()).toEqual(expect.any(Number));
  });
});

describe('the reader itself', () => {
  it.each([
    ['fills the memory', { memoryBytes: 1 }],
    ['uses up its processor time', { cpuMs: 1 }],
  ])('ends when it %s', async (_, limit) => {
    recogniser = createRecogniser({ log, timeoutMs: FOREVER, ...limit });
    await expect(give('answers')).rejects.toEqual(refusal('ocr.tooHard', 422));
  });
});

describe('a photo is refused', () => {
  it('before it is decoded, when it is no picture or a far too large one', async () => {
    start({ program: '/nowhere.mjs' });
    const read = (photo: Buffer) => recogniser.recognise({ photo, language: 'por' });
    await expect(read(hugePng())).rejects.toEqual(refusal('files.dimensions', 400));
    await expect(read(PDF)).rejects.toEqual(refusal('files.badType', 415));
    await expect(read(Buffer.alloc(0))).rejects.toEqual(refusal('files.empty', 400));
    await expect(read(Buffer.alloc(5_000_001))).rejects.toEqual(refusal('files.tooLarge', 413));
  });

  it('when it turns out to be truncated, and its process continues', async () => {
    start({ readers: 1 });
    const pid = await reader();
    await expect(give('cannotRead')).rejects.toEqual(refusal('files.unreadable', 400));
    expect(await reader()).toBe(pid);
  });

  it('for now, when nothing can be read at all', async () => {
    start({ readers: 1 });
    await expect(give('fails')).rejects.toEqual(refusal('ocr.unavailable', 503));
    await recogniser.close();
    start({ program: '/nowhere.mjs' });
    await expect(give('answers')).rejects.toEqual(refusal('ocr.unavailable', 503));
  });
});

it('closing ends every process and refuses waiting and new photos', async () => {
  start({ readers: 1 });
  const pid = await reader();
  const open = [quietly(give('hangs')), quietly(give('answers'))];
  await recogniser.close();
  expect(await Promise.all(open)).toEqual([refusal('ocr.unavailable', 503), refusal('ocr.unavailable', 503)]);
  expect(isAlive(pid)).toBe(false);
  await expect(give('answers')).rejects.toEqual(refusal('ocr.unavailable', 503));
});
