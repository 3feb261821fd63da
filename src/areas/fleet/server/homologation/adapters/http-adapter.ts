import type { Agent } from 'node:https';
import { z } from 'zod';
import { checkDetailsShape, checkMessageShape } from '#areas/fleet/contract/homologation.shapes.ts';
import { isAbout, type Question } from '#areas/fleet/rules/homologation-question.ts';
import { type CircuitBreakers, ServiceResting } from '#platform/net/circuit-breaker.ts';
import { PrivateAddressError } from '#platform/net/public-agent.ts';
import { type JsonReply, ReplyTooLarge, requestJson } from '#platform/net/request-json.ts';
import { type CheckAdapter, type CheckAnswer, NoAnswer } from './check-adapter.ts';

const MAX_ANSWER_BYTES = 64 * 1024;
/** Statuses after which a later attempt may succeed. */
const PASSING = new Set([408, 425, 429]);
const READABLE = new Set([200, 404]);

const common = {
  /** The plate or number in the answer, which is checked because an answer about another record is worse than none. */
  about: z.string().max(100),
  message: checkMessageShape.nullish(),
  details: checkDetailsShape.nullish(),
};
const answerShape = z.discriminatedUnion('status', [
  z.object({ ...common, status: z.literal('success'), clear: z.boolean() }),
  z.object({ ...common, status: z.enum(['not-found', 'not_found']) }),
]);

export interface HttpService {
  readonly url: string;
  readonly token: string | undefined;
  readonly timeoutMs: number;
  /** Limits the addresses we may connect to; absent where the settings allow the private network. */
  readonly agent?: Agent;
  readonly outside: CircuitBreakers;
}

/** A service that asks one register for us; docs/homologation.md describes its requests and answers. */
export function httpAdapter(service: HttpService): CheckAdapter {
  return {
    source: 'http',
    ask: async (code, question) => {
      const ask = async () => read(await send(service, { code, ...question }), question);
      try {
        return await service.outside.call(`register ${code}`, ask, isOutage);
      } catch (error) {
        throw error instanceof ServiceResting ? new NoAnswer('resting', error) : error;
      }
    },
  };
}

/** A refusal shows that the service is up. */
function isOutage(error: unknown): boolean {
  return !(error instanceof NoAnswer && error.failure === 'refused');
}

async function send({ url, token, timeoutMs, agent }: HttpService, question: object): Promise<JsonReply> {
  const options = { timeoutMs, maxBytes: MAX_ANSWER_BYTES, token, ...(agent ? { agent } : {}) };
  try {
    return await requestJson(new URL(url), question, options);
  } catch (error) {
    if (error instanceof PrivateAddressError) throw new NoAnswer('refused', error);
    throw new NoAnswer(error instanceof ReplyTooLarge ? 'unreadable' : 'unreachable', error);
  }
}

function read({ status, body }: JsonReply, question: Question): CheckAnswer {
  if (status >= 500 || PASSING.has(status)) throw new NoAnswer('unreachable', `status ${status}`);
  if (!READABLE.has(status)) throw new NoAnswer('refused', `status ${status}`);
  const parsed = answerShape.safeParse(body);
  if (!parsed.success || !isAbout(question, parsed.data.about)) throw new NoAnswer('unreadable');
  const { message, details, ...answer } = parsed.data;
  return {
    status: answer.status,
    clear: answer.status === 'success' ? answer.clear : null,
    message: message ?? null,
    details: details ?? {},
  };
}
