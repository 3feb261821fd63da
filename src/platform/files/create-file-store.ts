import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { CircuitBreakers } from '../net/circuit-breaker.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

/** The configured store, or a local folder when none is configured. */
export function createFileStore(config: Config, outside: CircuitBreakers): FileStore {
  return config.S3_BUCKET ? createS3Store(config, outside) : createLocalStore(join(config.DATA_DIR, 'files'));
}
