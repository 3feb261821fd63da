import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';

export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const MAX_FIELD_PROBLEMS = 50;

/** Values the client adds to every request; they are compared with the session, not parsed by the call. */
const DEFAULT_PARAMS = ['companyId', 'userId'] as const;

/** Parses the three parts of the input by the call's shapes; the first problem of each field is told. */
export function parseInput(call: AnyCall, request: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Input {
  const problems: Record<string, FieldProblem> = {};
  const take = (shape: z.ZodType | undefined, value: unknown, prefix: string) => {
    if (!shape) return undefined;
    const parsed = shape.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues.slice(0, MAX_FIELD_PROBLEMS)) {
      for (const path of pathsOf(issue)) problems[`${prefix}${path}`] ??= problemOf(issue);
    }
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

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const base = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, 5).map((key) => [...base, key.slice(0, 100)].join('.'));
  return [base.join('.').slice(0, 200)];
}

/** Stable field codes; each has a phrase under `validation.<code>`. */
export function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.message.includes('received undefined')
        ? { code: 'required' }
        : { code: 'type', params: { expected: issue.expected } };
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1
          ? { code: 'required' }
          : { code: 'minLength', params: { count: Number(issue.minimum) } };
      return issue.origin === 'array'
        ? { code: 'minItems', params: { count: Number(issue.minimum) } }
        : { code: 'min', params: { count: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'maxLength', params: { count: Number(issue.maximum) } };
      return issue.origin === 'array'
        ? { code: 'maxItems', params: { count: Number(issue.maximum) } }
        : { code: 'max', params: { count: Number(issue.maximum) } };
    case 'invalid_format':
      return issue.format === 'email' ? { code: 'email' } : { code: 'format' };
    case 'invalid_value':
      return { code: 'choice' };
    case 'unrecognized_keys':
      return { code: 'unknown' };
    case 'custom':
      return {
        code: typeof issue.params?.code === 'string' ? issue.params.code : 'invalid',
        ...(issue.params?.params ? { params: issue.params.params } : {}),
      };
    default:
      return { code: 'invalid' };
  }
}

function withoutDefaults(call: AnyCall, query: unknown): Record<string, unknown> {
  const given = { ...(query as Record<string, unknown>) };
  for (const name of DEFAULT_PARAMS) if (!declares(call, name)) delete given[name];
  return given;
}

function declares(call: AnyCall, name: string): boolean {
  return call.query instanceof z.ZodObject && name in call.query.shape;
}

/** `companyId` and `userId` come with every request of the client; a value that is not the session's own is refused. */
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
