import { readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';

/** The port of the last start when it is still free, otherwise another one, stored for the next start. */
export async function choosePort(file: string): Promise<number> {
  const last = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  const port = (last && (await tryPort(last))) || (await tryPort(0));
  if (port !== last) {
    // A file written by root is not writable for the user who owns the folder, but can be removed.
    await rm(file, { force: true });
    await writeFile(file, String(port));
  }
  return port;
}

/** The port if it was free, otherwise 0; port 0 finds any free one. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(0));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const { port: found } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}
