import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';

const DEFAULT_LEVEL = 'info';
/** One older file of the same size is kept, so that an unattended server never fills the disk. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
const OPTIONS: LoggerOptions = {
  redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie', '*.secret'], censor: '[hidden]' },
};

export interface Log {
  readonly log: pino.Logger;
  /** The log file; absent when lines go to standard output. */
  readonly file?: string;
}

/** JSON lines: on standard output when a level is set, otherwise in a file, to keep the terminal readable. */
export function createLog({ LOG_LEVEL, DATA_DIR }: Pick<Config, 'LOG_LEVEL' | 'DATA_DIR'>): Log {
  if (LOG_LEVEL) return { log: pino({ ...OPTIONS, level: LOG_LEVEL }) };
  const file = join(DATA_DIR, 'logs', 'server.log');
  try {
    return { log: pino({ ...OPTIONS, level: DEFAULT_LEVEL }, openFile(file)), file };
  } catch {
    // A server without a folder of its own, as in a read-only container, still logs.
    return { log: pino({ ...OPTIONS, level: DEFAULT_LEVEL }) };
  }
}

/** Appends to a file that is rotated when it has grown large. */
export function openFile(file: string, maxBytes = MAX_FILE_BYTES): DestinationStream {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  const putAside = () => {
    size = 0;
    renameSync(file, `${file}.1`);
  };
  if (size > maxBytes) putAside();
  const stream = pino.destination({ dest: file, sync: true });
  return {
    write: (line) => {
      stream.write(line);
      size += Buffer.byteLength(line);
      if (size <= maxBytes) return;
      putAside();
      stream.reopen();
    },
  };
}
