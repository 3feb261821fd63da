import type { ReadMessages } from './device-message.ts';
import { readBatch } from './read-batch.ts';
import { readOsmAnd, speaksOsmAnd } from './read-osmand.ts';
import { readTraccarClient } from './read-traccar-client.ts';
import { readTraccarForward } from './read-traccar-forward.ts';
import { type Fields, isFields } from './read-values.ts';

/** What arrived, before anybody knows in which format. */
export interface Payload {
  /** As the sender calls it; MQTT says nothing. */
  readonly contentType: string | null;
  readonly text: string;
  /** The query of the address, where there is one. */
  readonly query?: URLSearchParams | undefined;
}

/** Reads a message in whatever format it has. The shape decides, because devices name the wrong content type. */
export function readAny({ contentType, text, query }: Payload): ReadMessages {
  const body = text.trim();
  if (body === '') return readOsmAnd(query ?? new URLSearchParams());
  if (/^[[{]/.test(body)) return readJson(body);
  if (contentType !== null && /\bjson\b/i.test(contentType)) return UNREADABLE;
  const form = new URLSearchParams(body);
  // OsmAnd writes everything into the address, with or without a body that says nothing.
  return query && !speaksOsmAnd(form) ? readOsmAnd(query) : readOsmAnd(form);
}

const UNREADABLE: ReadMessages = { problem: { kind: 'unreadable', field: null } };

function readJson(text: string): ReadMessages {
  const body = parsed(text);
  // The entries of a list are alike, so the first one says which format it is.
  const sample: unknown = Array.isArray(body) ? body[0] : body;
  if (!isFields(sample)) return UNREADABLE;
  if ('location' in sample) return readTraccarClient(body);
  if ('position' in sample) return readTraccarForward(body);
  // What belongs into a form, sent as JSON.
  if ('lon' in sample && !Array.isArray(body)) return readOsmAnd(formOf(sample));
  return readBatch(Array.isArray(body) ? { positions: body } : body);
}

function formOf(fields: Fields): URLSearchParams {
  const said = Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}

/** Undefined where it is no JSON, or nested deeper than the parser goes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LONGEST_SECRET = 200;

/** The secret that stands in the payload itself: the only place for it in a topic that many devices share. */
export function secretIn(text: string): string | null {
  const body = text.trim();
  const json = body.startsWith('{') ? parsed(body) : undefined;
  const secret = isFields(json) ? (json as Fields).secret : new URLSearchParams(body).get('secret');
  return typeof secret === 'string' && secret !== '' && secret.length <= LONGEST_SECRET ? secret : null;
}
