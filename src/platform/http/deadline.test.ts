import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Probe, slowWrite, startProbe } from './probe.fixture.ts';
import type { RequestContext } from './route.ts';

let app: Probe;

/** On commit: `slow` takes longer than the deadline, `clash` conflicts with another transaction the first time. */
const AT_COMMIT = [
  'create sequence probe_commits',
  'grant usage on sequence probe_commits to tropeiro_app',
  `create function probe_commit() returns trigger language plpgsql as $$ begin
    if new.name like 'slow%' then perform pg_sleep(4); end if;
    if new.name like 'clash%' and nextval('probe_commits') = 1 then raise serialization_failure; end if;
    return null;
  end $$`,
  `create constraint trigger probe_commit after insert on probe_note
    deferrable initially deferred for each row execute function probe_commit()`,
];

/** A second by default, which these tests would have to wait for. */
const QUICK_DEADLOCKS = `do $$ begin
  execute format('alter database %I set deadlock_timeout = %L', current_database(), '20ms');
end $$`;

/** Short, but long enough for a request to reach its handler on a slow machine. */
const SHORT_MS = 3000;

async function start(deadline: { readonly REQUEST_DEADLINE_MS?: number }): Promise<void> {
  app = await startProbe({ config: deadline });
  for (const statement of [...AT_COMMIT, QUICK_DEADLOCKS]) await ask(app.databaseUrl, statement);
}

const write = (name: string) => app.call(null, slowWrite, { body: { name, cookie: 'value' } });

/** Lets the handler run until the deadline has passed, and resolves when it is over. */
function outlastDeadline(): Promise<void> {
  return new Promise((over) => {
    app.during(async ({ caller }) => {
      if (!caller.signal.aborted) await once(caller.signal, 'abort');
      setImmediate(over);
    });
  });
}

describe('when the deadline passes', () => {
  beforeAll(() => start({ REQUEST_DEADLINE_MS: SHORT_MS }));
  afterAll(() => app.close());

  it('the caller gets 503 with the time to retry, and nothing is written', async () => {
    const over = outlastDeadline();
    const reply = await write('too late');
    expect([reply.status, reply.error.code, reply.headers['retry-after']]).toEqual([503, 'request.deadline', '5']);
    expect(reply.cookies).toEqual([]);
    await over;
    await expect.poll(() => app.services.database.pool.idleCount).toBe(app.services.database.pool.totalCount);
    expect(await app.notes()).not.toContain('too late');
  });

  it('after the commit has begun, the caller waits and gets its result', async () => {
    app.during(async () => undefined);
    const reply = await write('slow commit');
    expect([reply.status, reply.cookies.length]).toEqual([200, 1]);
    expect(await app.notes()).toContain('slow commit');
  });

  it('work after the commit does not delay the reply', async () => {
    app.during(async ({ afterCommit }) => afterCommit(() => new Promise(() => undefined)));
    const reply = await write('patient');
    expect(reply.status).toBe(200);
  });

  it('the next request works normally', async () => {
    app.during(async () => undefined);
    expect((await write('next')).status).toBe(200);
  });
});

describe('two conflicting transactions', () => {
  beforeAll(() => start({}));
  afterAll(() => app.close());

  it('are both written when they deadlock', async () => {
    await ask(
      app.databaseUrl,
      "insert into probe_note values (gen_random_uuid(), 'left'), (gen_random_uuid(), 'right')",
    );
    const lock = ({ trx }: RequestContext, name: string) =>
      sql`select from probe_note where name = ${name} for update`.execute(trx);
    let runs = 0;
    let bothHold: () => void = () => undefined;
    const barrier = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    app.during(async (context) => {
      runs += 1;
      const [first, second] = runs % 2 === 1 ? ['left', 'right'] : ['right', 'left'];
      await lock(context, first!);
      if (runs >= 2) bothHold();
      await barrier;
      await lock(context, second!);
    });
    const replies = await Promise.all([write('crossing one'), write('crossing two')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(runs).toBe(3);
  });

  it('at the commit are run again from the start, and written once', async () => {
    let runs = 0;
    app.during(async () => {
      runs += 1;
    });
    const reply = await write('clash');
    expect([reply.status, runs, reply.cookies.length]).toEqual([200, 2, 1]);
    expect((await app.notes()).filter((name) => name === 'clash')).toHaveLength(1);
  });

  it('are reported as a conflict after three tries', async () => {
    let runs = 0;
    app.during(async ({ trx }) => {
      runs += 1;
      await sql`do $$ begin raise serialization_failure; end $$`.execute(trx);
    });
    const reply = await write('never');
    expect([reply.status, reply.error.code, runs]).toEqual([409, 'request.conflict', 3]);
    expect(await app.notes()).not.toContain('never');
  });
});
