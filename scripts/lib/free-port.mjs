import net from 'node:net';

/** A free port of 127.0.0.1; the requested one when that is free. */
export async function freePort(preferred = 0) {
  return (await tryPort(preferred)) ?? (await tryPort(0));
}

function tryPort(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}
