import { ApiError } from '#ui/api/api-error.ts';

/** Says who changed it in between, where the server knows. */
export function withName(error: unknown, say: (name: string) => string): unknown {
  if (!(error instanceof ApiError) || typeof error.facts.changedBy !== 'string') return error;
  return new ApiError(error.status, { code: error.code, message: say(error.facts.changedBy), facts: error.facts });
}
