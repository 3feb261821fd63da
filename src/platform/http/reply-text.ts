import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AnyCall } from '#kernel/list-definition.ts';

type Write = (reply: unknown) => string;

/** By call, because the product may be started several times in one process. */
const writers = new WeakMap<AnyCall, Write>();

/**
 * The reply as JSON text, with exactly the fields of the contract, so that nothing is leaked by accident. What writes it
 * is built when the call is first answered: building all of them would delay every start by seconds.
 */
export function replyText(call: AnyCall, reply: FastifyReply, result: unknown): string {
  const known = writers.get(call);
  if (known) return known(result);
  const write = writerOf(call, reply);
  writers.set(call, write);
  return write(result);
}

function writerOf(call: AnyCall, reply: FastifyReply): Write {
  if (call.raw || call.reply instanceof z.ZodUnknown) return JSON.stringify;
  const schema = z.toJSONSchema(call.reply, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  return reply.compileSerializationSchema(simplified(schema as Shape)) as Write;
}

interface Shape extends Record<string, unknown> {
  readonly anyOf?: readonly Shape[];
}

const isShape = (given: unknown): given is Shape =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/**
 * "This or null" as one shape: a choice between shapes is made by a validator, which has to be built for each of them.
 * What belongs to a choice stays as it is, because the validator reads it.
 */
function simplified(given: Shape): Shape {
  const shape = orNull(given) ?? given;
  if (shape.anyOf ?? shape.oneOf ?? shape.allOf) return shape;
  const inner = ['items', 'additionalProperties'].flatMap((key) => {
    const part = shape[key];
    return isShape(part) ? [[key, simplified(part)]] : [];
  });
  if (isShape(shape.properties)) {
    const fields = Object.entries(shape.properties).map(([name, part]) => [
      name,
      isShape(part) ? simplified(part) : part,
    ]);
    inner.push(['properties', Object.fromEntries(fields)]);
  }
  return { ...shape, ...Object.fromEntries(inner) };
}

function orNull({ anyOf, ...rest }: Shape): Shape | undefined {
  const [shape, nothing, ...more] = anyOf ?? [];
  const isSimple = typeof shape?.type === 'string' && shape.const === undefined;
  return isSimple && nothing?.type === 'null' && more.length === 0 ? { ...rest, ...shape, nullable: true } : undefined;
}
