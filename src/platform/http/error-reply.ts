import type { FastifyError } from 'fastify';
import { AppError, requestErrors, type WireError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';
import { databaseProblem } from '../db/database-problem.ts';
import { ServiceResting } from '../net/circuit-breaker.ts';

/** Turns anything thrown into one of our errors; an unexpected one becomes `request.internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ServiceResting) {
    const retryAfter = Math.max(1, Math.ceil((thrown.until.getTime() - Date.now()) / 1000));
    return requestErrors.unavailable({ cause: thrown, retryAfter });
  }
  return databaseProblem(thrown) ?? frameworkProblem(thrown) ?? requestErrors.internal({ cause: thrown });
}

function frameworkProblem(thrown: unknown): AppError | undefined {
  const error = thrown as Partial<FastifyError>;
  if (typeof error?.statusCode !== 'number' || error.statusCode >= 500) return undefined;
  const details = { cause: thrown };
  if (error.statusCode === 413) return requestErrors.tooLarge(details);
  if (error.statusCode === 415) return requestErrors.unsupportedType(details);
  if (error.statusCode === 429) return requestErrors.tooMany(details);
  if (error.statusCode === 404) return requestErrors.notFound(details);
  return requestErrors.unreadable(details);
}

export function wireError(error: AppError, language: Language, translate: Translate, requestId: string): WireError {
  const fields = error.fields
    ? Object.fromEntries(
        Object.entries(error.fields).map(([path, problem]) => [
          path,
          {
            code: problem.code,
            message: translate(language, dynamicKey('validation', problem.code), problem.params),
            ...(problem.at ? { at: problem.at } : {}),
          },
        ]),
      )
    : undefined;
  return {
    code: error.code,
    message: translate(language, dynamicKey('errors', error.code), error.params),
    ...(fields ? { fields } : {}),
    ...(error.facts ? { facts: error.facts } : {}),
    requestId,
  };
}
