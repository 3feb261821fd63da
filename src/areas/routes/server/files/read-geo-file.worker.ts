import { serveThread } from '#platform/threads/thread-pool.ts';
import { type GeoFileProblem, isGeoFileProblem } from '../../rules/files/geo-file.ts';
import { type PackedGeoFile, packGeoFile } from '../../rules/files/pack-geo-file.ts';
import { readGeoFile } from '../../rules/files/read-geo-file.ts';

serveThread(async (bytes: Uint8Array): Promise<PackedGeoFile | GeoFileProblem> => {
  const reading = readGeoFile(bytes);
  return isGeoFileProblem(reading) ? reading : packGeoFile(reading);
});
