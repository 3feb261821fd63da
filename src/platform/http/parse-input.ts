import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import type { AnyCall } from '#kernel/list-definition.ts';

export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const MAX_FIELD_PROBLEMS = 50;

/** Values the client adds to every request; compared with the session, not parsed by the call. */
const DEFAULT_PARAMS = ['companyId', 'userId'] as const;

/** Parses the three parts of the input by the call's shapes; reports the first problem of each field. */
export function parseInput(call: AnyCall, request: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Input {
  const problems: Record<string, FieldProblem> = Object.create(null);
  const take = (shape: z.ZodType | undefined, value: unknown, prefix: string) => {
    if (!shape) return undefined;
    const parsed = shape.safeParse(value);
    if (parsed.success) return parsed.data;
    Object.assign(problems, fieldProblems(parsed.error.issues.slice(0, MAX_FIELD_PROBLEMS), prefix));
    return undefined;
  };
  const input = {
    params: take(call.params, request.params, 'params.'),
    query: take(call.query, withoutDefaults(call, request.query), 'query.'),
    body: take(call.body, request.body ?? {}, ''),
  };
  if (Object.keys(problems).length > 0) throw requestErrors.invalid({ fields: problems });
  return input;
}

function withoutDefaults(call: AnyCall, query: unknown): Record<string, unknown> {
  const given = { ...(query as Record<string, unknown>) };
  for (const name of DEFAULT_PARAMS) if (!declares(call, name)) delete given[name];
  return given;
}

function declares(call: AnyCall, name: string): boolean {
  return call.query instanceof z.ZodObject && name in call.query.shape;
}

/** The client sends `companyId` and `userId` with every request; values other than the session's own are refused. */
export function refuseForeignDefaults(
  call: AnyCall,
  query: unknown,
  actor: { companyId: string | null; userId: string },
): void {
  for (const name of DEFAULT_PARAMS) {
    const given = (query as Record<string, unknown>)[name];
    if (given !== undefined && given !== '' && !declares(call, name) && given !== actor[name])
      throw requestErrors.tenantMismatch();
  }
}
