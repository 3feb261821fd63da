import type { TranslateKey } from '#kernel/phrase-key.ts';
import { ApiError } from '#ui/api/api-error.ts';

const STALE = 'request.staleVersion';

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === STALE;

/** The refusal of an old version with the name of who changed the record; any other failure as it is. */
export function whoChanged(error: unknown, translate: TranslateKey): unknown {
  if (!(error instanceof ApiError) || error.code !== STALE || typeof error.facts.changedBy !== 'string') return error;
  const message = translate('routes.list.changedBy', { name: error.facts.changedBy });
  return new ApiError(error.status, { code: error.code, message, facts: error.facts });
}

/** Rethrows a failure of a form whose record is sent inside `part` of the body: its fields have no such part. */
export function inForm(part: string, translate: TranslateKey): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.code === STALE) throw whoChanged(error, translate);
    const { status, code, message, facts, retryAfter } = error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, field]) => [
        name.replace(new RegExp(`^(body\\.)?(${part}\\.)?`), ''),
        field,
      ]),
    );
    throw new ApiError(status, { code, message, facts, fields }, retryAfter);
  };
}
