import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId, idShape } from '#kernel/ids.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/test-app.ts';
import type { NewUser, TestUser } from '#testing/world.ts';
import { type AnyRoute, type RequestContext, route } from './route.ts';

/** A small area for tests, so that the platform is tested without any business area. */
export const readThings = defineCall({
  id: 'probe.read',
  method: 'GET',
  path: '/probe/things/{id}',
  summary: 'Reads <b>things</b> & more.',
  access: { permission: 'probe-read' },
  params: z.object({ id: idShape }),
  query: z.object({ page: z.coerce.number().int().min(1).max(9).default(1) }),
  reply: z.object({ id: idShape, page: z.number() }),
});

const typed = z.strictObject({
  name: z.string().trim().min(1).max(10),
  mail: z.email().optional(),
  stops: z.array(z.strictObject({ city: z.string() })).optional(),
});

export const writeNote = defineCall({
  id: 'probe.write',
  method: 'POST',
  path: '/probe/notes',
  summary: 'Writes a note.',
  access: { permission: { anyOf: ['probe-write', 'probe-rule'] } },
  status: 201,
  idempotent: true,
  body: typed,
  reply: z.object({ id: idShape, name: z.string() }),
});

export const greet = defineCall({
  id: 'probe.greet',
  method: 'GET',
  path: '/probe/greeting',
  summary: 'Says hello.',
  access: 'public',
  reply: z.object({ hello: z.string() }),
});

export const whoAmI = defineCall({
  id: 'probe.who',
  method: 'GET',
  path: '/probe/who',
  summary: 'Says who asks, in the company of the platform or any other.',
  access: 'signed-in',
  reply: z.object({ userId: idShape, companyId: idShape.nullable(), language: z.string() }),
});

export const dueCall = defineCall({
  id: 'probe.due',
  method: 'POST',
  path: '/probe/due',
  summary: 'May be called while a new password is due.',
  access: 'signed-in',
  beforeNewPassword: true,
  reply: z.object({ done: z.literal(true) }),
});

export const platformCall = defineCall({
  id: 'probe.platform',
  method: 'GET',
  path: '/probe/platform',
  summary: 'Counts the companies of the platform.',
  access: { permission: 'probe-read' },
  scope: 'platform',
  reply: z.object({ companies: z.number().int() }),
});

export const limitedCall = defineCall({
  id: 'probe.limited',
  method: 'POST',
  path: '/probe/limited',
  summary: 'At most twice a minute from one address.',
  access: 'public',
  rateLimit: { max: 2, seconds: 60, by: 'address' },
  bodyLimit: 200,
  body: z.object({ text: z.string().optional() }),
  reply: z.object({ done: z.literal(true) }),
});

const note = z.strictObject({ name: z.string(), cookie: z.string().optional() });
export const slowWrite = defineCall({
  id: 'probe.slow',
  method: 'POST',
  path: '/probe/slow',
  summary: 'Writes a note, sets a cookie and then does what the test says.',
  access: 'public',
  body: note,
  reply: z.object({ id: idShape }),
});

export interface Probe extends TestApp {
  /** Names of all stored notes. */
  notes(): Promise<string[]>;
  /** Runs in the handler of `slowWrite` after its note was written. */
  during(step: (context: RequestContext) => Promise<void>): void;
  reader(options?: NewUser): Promise<TestUser>;
}

export async function startProbe(options: TestAppOptions = {}): Promise<Probe> {
  let step: (context: RequestContext) => Promise<void> = async () => undefined;
  const routes = probeRoutes((context) => step(context));
  const app = await startTestApp({ areas: [{ name: 'probe', routes }], ...options });
  await prepareNotes(app.databaseUrl);
  return {
    ...app,
    notes: () => ask(app.databaseUrl, 'select name from probe_note order by id'),
    during: (next) => {
      step = next;
    },
    reader: async (more = {}) =>
      app.world.user({ company: await app.world.company(), permissions: ['probe-read'], ...more }),
  };
}

export function probeRoutes(during: (context: RequestContext) => Promise<void>): AnyRoute[] {
  return [
    route(readThings, async (_context, { params, query }) => ({ ...params, ...query, secretColumn: 'not declared' })),
    route(writeNote, async (context, { body }) => {
      if (body.name === 'refused') throw requestErrors.conflict();
      return { id: await insertNote(context, body.name), name: body.name };
    }),
    route(greet, async ({ language }) => ({ hello: language })),
    route(whoAmI, async ({ actor, language }) => ({ userId: actor.userId, companyId: actor.companyId, language })),
    route(dueCall, async () => ({ done: true as const })),
    route(platformCall, async ({ trx }) => {
      const { rows } = await sql<{ companies: number }>`select count(*)::int as companies from company`.execute(trx);
      return rows[0]!;
    }),
    route(limitedCall, async () => ({ done: true as const })),
    route(slowWrite, async (context, { body }) => {
      const id = await insertNote(context, body.name);
      if (body.cookie) context.reply.setCookie('probe', body.cookie, { path: '/' });
      await during(context);
      return { id };
    }),
  ];
}

async function insertNote({ trx }: Pick<RequestContext, 'trx'>, name: string): Promise<string> {
  const id = createId();
  await sql`insert into probe_note (id, name) values (${id}, ${name})`.execute(trx);
  return id;
}

export async function prepareNotes(databaseUrl: string): Promise<void> {
  await ask(databaseUrl, 'create table probe_note (id uuid primary key, name text not null)');
  await ask(databaseUrl, 'grant all on probe_note to tropeiro_app');
}

/** The first column of every row, read as the owner of the database. */
export async function ask(databaseUrl: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
    return rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}
