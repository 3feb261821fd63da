import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { run } from './run.ts';
import { startProblem } from './start-problem.ts';

/** The process: reads the settings, runs the product, ends it on a signal. One clear line when it cannot. */
const root = join(dirname(fileURLToPath(import.meta.url)), process.env.TROPEIRO_ROOT ?? '../..');

function refuse(line: string): never {
  console.error(`tropeiro: ${line}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { log, file } = createLog(config);
  // The launcher keeps them off the terminal (`--no-warnings`).
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of Node'));
  const running = await run(config, { log, logFile: file, root, report: (line) => console.log(line) });
  for (const line of running.greeting) console.log(line);

  let ending = false;
  const end = (signal: string) => {
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'ending');
    running.stop().then(
      () => process.exit(0),
      (error) => refuse(`could not end cleanly: ${error instanceof Error ? error.message : error}`),
    );
  };
  void running.failed.then(async (error) => {
    ending = true;
    log.fatal({ err: error }, 'ending, because the database cannot be started again');
    await running.stop().catch(() => undefined);
    refuse(error.message);
  });
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGTERM', () => end('SIGTERM'));
  // Started by the launcher script, so this process ends when the launcher ends.
  if (process.send) process.on('disconnect', () => end('disconnect'));
}

main().catch((error: unknown) => {
  refuse(startProblem(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
});
