import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The floor of a stream server: once a second it writes a ready text of the same size to every tab of a company, and does
 * nothing else. `/size?bytes=…` says that size; with none it rests.
 */
const companies = new Map<string, Set<http.ServerResponse>>();
let bytes = 0;

const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/size') {
    bytes = Number(url.searchParams.get('bytes'));
    response.end('ok');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 2000\n\n');
  const tabs = companies.get(url.pathname) ?? new Set();
  companies.set(url.pathname, tabs.add(response));
  request.on('close', () => tabs.delete(response));
});
setInterval(() => {
  if (bytes === 0) return;
  const tick = Date.now();
  for (const [company, tabs] of companies) {
    const text = `id: ${company}.${tick}\nevent: trucks\ndata: ${'x'.repeat(bytes)}\n\n`;
    for (const tab of tabs) tab.write(text);
  }
}, 1_000);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
