import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyCall } from '#kernel/list-definition.ts';
import { replyText } from './reply-text.ts';

/** What one server after the other writes for the same call. */
async function written(reply: z.ZodType, ...results: readonly unknown[]): Promise<unknown[]> {
  const call = { reply } as AnyCall;
  const texts: unknown[] = [];
  for (const result of results) {
    const app = Fastify();
    app.get('/', async (_request, out) => out.type('application/json').send(replyText(call, out, result)));
    texts.push((await app.inject('/')).json());
    await app.close();
  }
  return texts;
}

const trip = z.object({
  code: z.string().nullable(),
  truck: z.object({ plate: z.string(), tonnes: z.number().nullable() }).nullable(),
  stops: z.array(z.object({ at: z.iso.datetime().nullable() })).nullable(),
  state: z.enum(['open', 'closed']).nullable(),
  amount: z.union([z.string(), z.number()]).nullable(),
  note: z.string().nullable().optional(),
});

it('has the fields of the contract and no others, also in what may be null', async () => {
  const truck = { plate: 'ABC1D23', tonnes: 27.5 };
  const full = {
    code: 'OC-1',
    truck,
    stops: [{ at: '2026-01-02T03:04:05.000Z' }],
    state: 'open',
    amount: 3,
    note: null,
  };
  const secret = { ...full, secret: 1, truck: { ...truck, secret: 2 }, stops: [{ ...full.stops[0], secret: 3 }] };
  expect(await written(trip, full, secret)).toEqual([full, full]);
});

it('keeps null, and leaves out what is optional and missing', async () => {
  const empty = { code: null, truck: null, stops: null, state: null, amount: null };
  const partly = { ...empty, truck: { plate: 'ABC1D23', tonnes: null }, stops: [{ at: null }], amount: '3' };
  expect(await written(trip, empty, partly)).toEqual([empty, partly]);
});

it('knows which of several shapes it has, also where one may be null', async () => {
  const reason = z.discriminatedUnion('about', [
    z.object({ about: z.literal('document'), type: z.enum(['licence', 'insurance']).nullable() }),
    z.object({ about: z.literal('check'), answer: z.object({ clear: z.boolean() }).nullable() }),
  ]);
  const reasons = [
    { about: 'document', type: null },
    { about: 'document', type: 'licence' },
    { about: 'check', answer: null },
    { about: 'check', answer: { clear: true } },
  ];
  const verdict = z.object({ reasons: z.array(reason), first: reason.nullable() });
  const [whole, empty] = [
    { reasons, first: reasons[0] },
    { reasons: [], first: null },
  ];
  expect(await written(verdict, whole, empty)).toEqual([whole, empty]);
});

it('of a call without a shape is written as it is', async () => {
  expect(await written(z.unknown(), { any: ['thing'] })).toEqual([{ any: ['thing'] }]);
});
