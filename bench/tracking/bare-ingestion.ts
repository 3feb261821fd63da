import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The floor: node:http and pg, which gather what comes within 5 ms and write it into both tables with one statement. The
 * address names the tracker, nobody is asked who sends, nothing is judged.
 */
const GATHER_MS = 5;
const AT_ONCE = 2;

interface Fix {
  readonly tracker: string;
  readonly at: number;
  readonly lat: number;
  readonly lng: number;
  readonly speed: number;
}

const WRITE = `with came as (
    select * from unnest($1::uuid[], $2::float8[], $3::float8[], $4::float8[], $5::float8[]) as c (tracker_id, ms, lat, lng, speed)
  ), kept as (
    insert into bare_position (tracker_id, at, company_id, lat, lng, speed_kmh, source)
    select tracker_id, to_timestamp(ms / 1000), tracker_id, lat, lng, speed, 'device' from came on conflict do nothing
  )
  insert into bare_latest as l (tracker_id, company_id, at, lat, lng, speed_kmh, source, contact_at)
  select distinct on (tracker_id) tracker_id, tracker_id, to_timestamp(ms / 1000), lat, lng, speed, 'device', now()
  from came order by tracker_id, ms desc
  on conflict (tracker_id) do update set at = excluded.at, lat = excluded.lat, lng = excluded.lng, speed_kmh = excluded.speed_kmh,
    contact_at = excluded.contact_at, changed = pg_current_xact_id() where l.at <= excluded.at`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: Number(process.env.DATABASE_POOL) });
let waiting: { readonly fixes: readonly Fix[]; readonly done: () => void; readonly failed: (error: Error) => void }[] =
  [];
let running = 0;
let timer: NodeJS.Timeout | undefined;

function gather(): void {
  if (timer || running >= AT_ONCE || waiting.length === 0) return;
  timer = setTimeout(() => {
    timer = undefined;
    void write();
    gather();
  }, GATHER_MS);
}

async function write(): Promise<void> {
  const entries = waiting;
  waiting = [];
  running += 1;
  const fixes = entries.flatMap((entry) => entry.fixes);
  const column = (name: keyof Fix) => fixes.map((fix) => fix[name]);
  try {
    await pool.query({
      name: 'write',
      text: WRITE,
      values: [column('tracker'), column('at'), column('lat'), column('lng'), column('speed')],
    });
    for (const { done } of entries) done();
  } catch (error) {
    for (const { failed } of entries) failed(error as Error);
  } finally {
    running -= 1;
    gather();
  }
}

const take = (fixes: readonly Fix[]): Promise<void> =>
  new Promise((done, failed) => {
    waiting.push({ fixes, done, failed });
    gather();
  });

async function fixesOf(request: http.IncomingMessage): Promise<readonly Fix[]> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const tracker = pathname.slice(1);
  const number = (name: string) => Number(searchParams.get(name));
  if (request.method === 'GET') {
    return [
      { tracker, at: number('timestamp'), lat: number('lat'), lng: number('lon'), speed: number('speed') * 1.852 },
    ];
  }
  const parts: Buffer[] = [];
  for await (const chunk of request) parts.push(chunk as Buffer);
  const { positions } = JSON.parse(Buffer.concat(parts).toString()) as {
    positions: { at: number; lat: number; lng: number; speedKmh: number }[];
  };
  return positions.map(({ at, lat, lng, speedKmh }) => ({ tracker, at, lat, lng, speed: speedKmh }));
}

const server = http.createServer((request, response) => {
  fixesOf(request)
    .then(async (fixes) => {
      await take(fixes);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ stored: fixes.length, refused: 0 }));
    })
    .catch((error: Error) => response.writeHead(500).end(error.message));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
