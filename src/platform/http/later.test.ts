import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { Later, type RequestContext, route } from './route.ts';

const ponder = defineCall({
  id: 'probe.ponder',
  method: 'POST',
  path: '/probe/ponder',
  summary: 'Answers after a while.',
  access: 'public',
  status: 201,
  body: z.strictObject({ question: z.string() }),
  reply: z.object({ reply: z.string() }),
});

let app: TestApp;
let think: (context: Pick<RequestContext, 'caller'>) => Promise<string>;

beforeAll(async () => {
  const routes = [
    route(ponder, async (context, { body }) => {
      context.reply.header('x-question', body.question);
      return new Later(async () => ({ reply: await think(context) }));
    }),
  ];
  app = await startTestApp({ areas: [{ name: 'probe', routes }], config: { REQUEST_DEADLINE_MS: 3000 } });
});
afterAll(() => app.close());

const send = () => app.call(null, ponder, { body: { question: 'why' } });

it('a slow reply holds no connection, and has its status and headers', async () => {
  const { pool } = app.services.database;
  think = async () => `${pool.totalCount - pool.idleCount} connections`;
  const { status, body, headers } = await send();
  expect([status, body, headers['x-question']]).toEqual([201, { reply: '0 connections' }, 'why']);
});

it('an error in it is reported like any other', async () => {
  think = async () => {
    throw requestErrors.conflict();
  };
  expect((await send()).error.code).toBe('request.conflict');
});

it('and the deadline applies there, too', async () => {
  think = async ({ caller }) => {
    if (!caller.signal.aborted) await once(caller.signal, 'abort');
    return 'too late';
  };
  const { status, error } = await send();
  expect([status, error.code]).toEqual([503, 'request.deadline']);
});
