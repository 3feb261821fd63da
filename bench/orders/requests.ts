import http from 'node:http';

export interface Request {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly token?: string;
  readonly body?: () => unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** One request on an open connection; anything but a success ends the measurement. */
export function send({ url, method = 'GET', token, body, headers: more }: Request): Promise<string> {
  return new Promise((resolve, reject) => {
    const content = body ? JSON.stringify(body()) : undefined;
    const headers = {
      ...more,
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

/** One request, again and again, or something that is made anew each time, such as an application for another load. */
export type Work = Request | (() => Promise<unknown>);

export interface Round {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds of each request, in order. */
  readonly times: readonly number[];
}

const CONNECTIONS = 4;

/** So many requests, `parallel` at a time. */
export async function run(work: Work, count: number, parallel = CONNECTIONS): Promise<Round> {
  const once = typeof work === 'function' ? work : () => send(work);
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await once();
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: parallel }, worker));
  return { rate: (count / (performance.now() - start)) * 1000, times: times.sort((a, b) => a - b) };
}

export interface Duel {
  /** Requests per second in the median round. */
  readonly rate: number;
  readonly floor: number;
  /** The ratio in the median round, and the lowest and the highest. */
  readonly ratio: number;
  readonly least: number;
  readonly greatest: number;
}

/** In turns, so that other load of the machine affects both alike; the first round only warms up. */
export async function duel(
  request: Work,
  floor: Work,
  count: number,
  {
    rounds = 5,
    between = async () => {},
  }: { readonly rounds?: number; readonly between?: () => Promise<unknown> } = {},
): Promise<Duel> {
  const taken: { rate: number; floor: number; ratio: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { rate: floorRate } = await run(floor, count);
    const { rate: productRate } = await run(request, count);
    await between();
    if (round > 0) taken.push({ rate: productRate, floor: floorRate, ratio: productRate / floorRate });
  }
  taken.sort((a, b) => a.ratio - b.ratio);
  return { ...taken[Math.floor(rounds / 2)]!, least: taken[0]!.ratio, greatest: taken.at(-1)!.ratio };
}
