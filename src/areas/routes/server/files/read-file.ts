import { setImmediate as pause } from 'node:timers/promises';
import { takeTurns } from '#platform/files/take-turns.ts';
import { threadPool } from '#platform/threads/thread-pool.ts';
import { GEO_FILE_MAX_BYTES, type GeoFile, type GeoFileProblem } from '../../rules/files/geo-file.ts';
import { type PackedGeoFile, unpackGeoFile } from '../../rules/files/pack-geo-file.ts';

const MEMORY_MB = 256;
const PLACES = 2;
/** Waiting and reading together stay below the deadline of a request; reading counts from its beginning. */
const WAIT_MS = 6_000;
const READ_MS = 6_000;

const inTurn = takeTurns(PLACES);

const ask = threadPool<Uint8Array, PackedGeoFile | GeoFileProblem>({
  worker: 'read-geo-file.worker',
  beside: import.meta.url,
  memoryMb: MEMORY_MB,
});

/** Reads a file of paths or fences on another thread, so that the server stays responsive. */
export async function readOffThread(bytes: Uint8Array): Promise<GeoFile | GeoFileProblem> {
  if (bytes.length > GEO_FILE_MAX_BYTES) return { code: 'tooLarge' };
  return beforeLate(AbortSignal.timeout(WAIT_MS), () => readOnThread(bytes, () => AbortSignal.timeout(READ_MS)));
}

/** A file that waited too long for its turn is refused at once. */
export async function beforeLate(
  late: AbortSignal,
  read: () => Promise<GeoFile | GeoFileProblem>,
): Promise<GeoFile | GeoFileProblem> {
  const busy: GeoFileProblem = { code: 'busy' };
  let isReading = false;
  const refused = new Promise<GeoFileProblem>((resolve) => {
    late.addEventListener('abort', () => !isReading && resolve(busy), { once: true });
  });
  const turn = inTurn(async () => {
    if (late.aborted) return busy;
    isReading = true;
    return read();
  });
  return Promise.race([turn, refused]);
}

/** So small a file that uses up its time or memory was made to do so. */
export async function readOnThread(bytes: Uint8Array, limit: () => AbortSignal): Promise<GeoFile | GeoFileProblem> {
  // A copy: what is part of a larger buffer would be sent with all of it.
  const reading = await ask(new Uint8Array(bytes), limit);
  if (reading === undefined) return { code: 'tookTooLong' };
  return 'code' in reading ? reading : unpackGeoFile(reading, () => pause());
}
