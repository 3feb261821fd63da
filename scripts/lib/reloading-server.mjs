import { once } from 'node:events';
import { context } from 'esbuild';
import { serverBundle } from './bundle.mjs';
import { spawnServer } from './serve.mjs';
import { endWithUs, requestShutdown } from './signals.mjs';

const FOLDER = 'dist/dev';

/** Rebuilds the server bundle and restarts the server whenever its sources change. */
export async function startReloadingServer(env) {
  let child;
  let turn = Promise.resolve();

  async function end() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    requestShutdown(child);
    await once(child, 'exit');
  }

  async function restart() {
    await end();
    child = endWithUs(spawnServer(`${FOLDER}/start.mjs`, { NODE_ENV: 'development', ...env }), { hasOwnGroup: true });
    child.once('exit', (code) => code && console.log('The server ended; it starts again with the next change.'));
  }

  const reload = {
    name: 'reload',
    setup({ onEnd }) {
      onEnd(({ errors }) => {
        // One restart after the other: the next server needs the port and the database of the last one.
        if (errors.length === 0) turn = turn.then(restart);
      });
    },
  };
  const watcher = await context({ ...serverBundle(FOLDER), plugins: [reload] });
  await watcher.watch();
}
