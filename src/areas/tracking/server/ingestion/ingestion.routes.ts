import { ingestionCalls, MAX_BATCH } from '#areas/tracking/contract/ingestion.calls.ts';
import { ingestionErrors } from '#areas/tracking/contract/ingestion.errors.ts';
import type { MessageProblem } from '#areas/tracking/rules/messages/device-message.ts';
import { readAny } from '#areas/tracking/rules/messages/read-any.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type AnyRoute, type DirectRequest, directRoute, JsonText } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { ingestionOf } from './ingest.ts';
import { secretOf } from './secret-of.ts';

const PHRASES: Readonly<Record<MessageProblem['kind'], string>> = {
  unreadable: 'invalid',
  tooMany: 'maxItems',
  missing: 'required',
  number: 'number',
  date: 'date',
};

/**
 * A call of a device has no session, and its transaction is shared with others that arrive at the same time: it takes the
 * direct way, which costs a fraction of a transaction for each.
 */
async function report(services: Services, request: DirectRequest): Promise<JsonText> {
  const ingestion = ingestionOf(services);
  const secret = secretOf(request);
  if (secret === null) throw ingestionErrors.deviceRefused();
  const wait = ingestion.strangers.waitOf(request.address, secret);
  if (wait > 0) throw requestErrors.tooMany({ retryAfter: wait });
  const { contentType, text, query } = request;
  const read = readAny({ contentType, text, query: query === '' ? undefined : new URLSearchParams(query) });
  if ('problem' in read) throw problemError(read.problem);
  const source = { kind: 'address', value: request.address } as const;
  const sender = { kind: 'secret', secret } as const;
  const outcome = await ingestion.ingest({ sender, via: 'http', messages: read.messages, source });
  if (outcome.kind === 'busy') {
    const busy = outcome.isTooMuch ? requestErrors.tooMany : requestErrors.unavailable;
    throw busy({ retryAfter: outcome.retryAfterSeconds });
  }
  ingestion.strangers.note(request.address, secret, outcome.kind === 'stored');
  if (outcome.kind === 'refused') throw ingestionErrors.deviceRefused();
  return new JsonText(`{"stored":${outcome.stored},"refused":${outcome.refused}}`);
}

function problemError({ kind, field }: MessageProblem) {
  if (field === null) return kind === 'tooMany' ? requestErrors.tooLarge() : requestErrors.unreadable();
  const params = kind === 'tooMany' ? { params: { count: MAX_BATCH } } : {};
  return requestErrors.invalid({ fields: { [field]: { code: PHRASES[kind], ...params } } });
}

export const ingestionRoutes: readonly AnyRoute[] = Object.values(ingestionCalls).map((call) =>
  directRoute(call as unknown as AnyRoute['call'], 'ingestion', report),
);
