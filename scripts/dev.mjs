import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main } = await import('./lib/run.mjs');
const SERVER_PATHS = ['/api', '/healthz', '/readyz', '/metrics'];

/**
 * Development: one address, where the browser application reloads by itself and its calls reach a server that restarts
 * by itself. With --gallery only the component gallery, without a server.
 */
await main(async () => {
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies();
  const { freePort } = await import('./lib/free-port.mjs');
  const { createServer } = await import('vite');
  const port = await freePort(Number(process.env.PORT ?? 3000));
  const serverPort = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const target = `http://127.0.0.1:${serverPort}`;

  const web = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target }])),
    },
  });
  await web.listen();
  if (process.argv.includes('--gallery')) {
    console.log(`\n  Gallery at ${address}/gallery.html\n`);
    return;
  }
  const { startReloadingServer } = await import('./lib/reloading-server.mjs');
  await startReloadingServer({ PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: address });
});
