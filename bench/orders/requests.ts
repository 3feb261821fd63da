import http from 'node:http';

export interface Request {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly body?: () => unknown;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** One request on a connection that stays open; anything but a success ends the measurement. */
export function send({ url, method = 'GET', token, body }: Request): Promise<string> {
  return new Promise((resolve, reject) => {
    const content = body ? JSON.stringify(body()) : undefined;
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(content ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) } : {}),
    };
    const request = http.request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${response.statusCode} ${url}: ${text.slice(0, 300)}`));
      });
    });
    request.on('error', reject);
    request.end(content);
  });
}

/** Requests a second, `parallel` at a time, after some that warm everything up. */
export async function rate(request: Request, count: number, parallel = 4): Promise<number> {
  const run = async (times: number) => {
    let left = times;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await send(request);
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
  };
  await run(Math.ceil(count / 5));
  const start = performance.now();
  await run(count);
  return (count / (performance.now() - start)) * 1000;
}
