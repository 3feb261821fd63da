import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import { parseInput } from '#platform/http/parse-input.ts';
import type { Sent } from '#testing/example.ts';
import type { Proof } from '#testing/proof.ts';
import { Attacker } from './attacker.fixture.ts';
import { callsOf, EXAMPLES } from './examples.fixture.ts';
import { exchange, type Field, fieldsOf } from './fields.fixture.ts';
import { furnish } from './furnish.fixture.ts';
import { NASTY, NASTY_BODIES, NASTY_HEADERS, NASTY_QUERIES, NASTY_TOKENS } from './nasty.fixture.ts';
import { startProof } from './proof.fixture.ts';
import { asText, inTurns, type Received } from './send.fixture.ts';

const AT_ONCE = 6;

/**
 * The contract checks a third of the values at every field, starting at another one for each field. A sample of the
 * accepted and of the refused ones is sent; `FUZZ=all` checks and sends everything, which takes a few minutes.
 */
const SENDS_ALL = process.env.FUZZ === 'all';
const PATIENCE_MS = SENDS_ALL ? 14_400_000 : 2_400_000;
const ONE_OF = SENDS_ALL
  ? { judged: 1, taken: 1, refused: 1, wrong: 1 }
  : { judged: 3, taken: 7, refused: 48, wrong: 12 };
/** Requests with invalid values in all fields at once. */
const ROUNDS = 6;

let proof: Proof;
let values: readonly unknown[];

beforeAll(async () => {
  proof = await startProof();
  for (const side of [proof.own, proof.foreign, proof.platform]) await furnish(proof, side);
  values = [...NASTY, proof.foreign.company.id, proof.foreign.admin.userId, proof.foreign.mark];
});
afterAll(() => proof.close());

const tally = { calls: 0, fields: 0, judged: 0, taken: 0, sent: 0, wentThrough: 0, failed: 0 };

it('every call answers any request as its contract defines', {
  timeout: PATIENCE_MS,
}, async () => {
  expect(new Set(NASTY.map((value) => JSON.stringify(value))).size).toBeGreaterThanOrEqual(80);
  const problems: string[] = [];
  await inTurns(callsOf(proof), AT_ONCE, async (call) => {
    problems.push(...(await attack(call)));
  });
  process.stdout.write(`fuzz: ${JSON.stringify(tally)}\n`);
  expect(problems).toEqual([]);
});

/** Sends invalid requests to a call, and returns those that broke it. */
async function attack(call: AnyCall): Promise<string[]> {
  const problems: string[] = [];
  const attacker = await Attacker.of(proof, call, EXAMPLES.get(call.id)!);
  const attempt = async (what: string, request: Sent, mayBeUnknown = false) => {
    const reply = await attacker.send(request);
    tally.sent += 1;
    if (reply.status < 300) tally.wentThrough += 1;
    if (reply.status >= 500) tally.failed += 1;
    const problem = problemWith(reply, mayBeUnknown || isOpen(call));
    if (problem) problems.push(`${call.id} ${what.slice(0, 120)}: ${problem} ${reply.text.slice(0, 200)}`);
  };

  tally.calls += 1;
  const turns = { judged: 0, taken: tally.calls, refused: tally.calls, wrong: tally.calls };
  const isDue = (kind: keyof typeof ONE_OF) => {
    turns[kind] += 1;
    return turns[kind] % ONE_OF[kind] === 0;
  };

  const takenAt: [Field, unknown[]][] = [];
  for (const field of fieldsOf(call)) {
    tally.fields += 1;
    const taken: unknown[] = [];
    turns.judged = tally.fields;
    for (const value of values) {
      if (!isDue('judged')) continue;
      const request = exchange(attacker.request, field, value);
      const isTaken = isAccepted(call, field, request);
      if (isTaken) taken.push(value);
      if (isDue(isTaken ? 'taken' : 'refused'))
        await attempt(`${field.path.join('.')} = ${JSON.stringify(value)}`, request);
    }
    if (taken.length > 0) takenAt.push([field, taken]);
  }
  for (let round = 0; takenAt.length > 1 && round < ROUNDS; round += 1) {
    const everywhere = takenAt.reduce(
      (request, [field, taken], place) => exchange(request, field, taken[(round * 7 + place * 5) % taken.length]),
      attacker.request,
    );
    await attempt(`everywhere, round ${round}`, everywhere);
  }

  const wrong: [string, Partial<Sent>, boolean?][] = [
    ...NASTY_BODIES.map((body): [string, Partial<Sent>] => [`with the body ${JSON.stringify(body)}`, { body }]),
    ...NASTY_QUERIES.map((query): [string, Partial<Sent>] => [`with the query ${query}`, { query }]),
    ...NASTY_HEADERS.map((headers): [string, Partial<Sent>] => [`with ${JSON.stringify(headers)}`, { headers }]),
    ...NASTY_TOKENS.map((authorization): [string, Partial<Sent>, boolean] => [
      `with ${authorization}`,
      { headers: { authorization } },
      true,
    ]),
  ];
  for (const [what, part, mayBeUnknown] of wrong) {
    if (isDue('wrong')) await attempt(what, { ...attacker.request, ...part }, mayBeUnknown);
  }
  return problems;
}

const isOpen = ({ access }: AnyCall) => access === 'public' || access === 'link';

/** A reply is either valid or a well-formed error with a text, and neither 401 nor a rate limit. */
function problemWith({ status, isError, code, text }: Received, mayBeUnknown: boolean): string | undefined {
  if (status >= 500) return `answers ${status}`;
  if (status >= 400 && !isError) return `has another shape with ${status}`;
  if (/"message":"(errors|validation)\./.test(text)) return 'has no words for it';
  if (code === 'request.tooMany') return 'was told to wait';
  if (status === 401 && !mayBeUnknown) return 'was not let in';
  return undefined;
}

/** Whether the contract accepts a request; a contract that throws is found here. */
function isAccepted(call: AnyCall, field: Field, { params, query, body }: Sent): boolean {
  tally.judged += 1;
  try {
    parseInput(call, { params: texts(params), query: texts(query), body });
    tally.taken += 1;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.invalid') return false;
    throw new Error(`${call.id} breaks at ${field.path.join('.')}`, { cause: error });
  }
}

function texts(part: Sent['params'] | Sent['query']): Record<string, string> {
  const given = Object.entries((part ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, asText(value)]));
}
