import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';

const MAX_HEADER_BYTES = 16 * 1024;

export interface JsonRequestOptions {
  readonly timeoutMs: number;
  /** A longer reply is not read to its end. */
  readonly maxBytes: number;
  /**
   * Decides which hosts may be contacted. By default all, including the own network: for addresses from the settings.
   */
  readonly agent?: Agent;
  readonly token?: string | undefined;
  /** The reply should be in it. */
  readonly language?: string;
}

export interface JsonReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined when the reply is no JSON. */
  readonly body: unknown;
}

export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}

/**
 * Sends a request to another service (without a body a GET, with parameters as a form does) and reads its reply, all within the given time, even when it arrives byte by byte.
 * Redirects are not followed. Fails when there is no reply; the caller judges the content.
 */
export function requestJson(url: URL, body: unknown, options: JsonRequestOptions): Promise<JsonReply> {
  const { timeoutMs, maxBytes, agent = false, token, language } = options;
  const isForm = body instanceof URLSearchParams;
  const payload = body === undefined ? undefined : isForm ? body.toString() : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    // Public services refuse requests that do not say whose they are.
    'user-agent': 'Tropeiro',
    ...(language ? { 'accept-language': language } : {}),
    ...(payload === undefined
      ? {}
      : {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: payload === undefined ? 'GET' : 'POST',
        agent,
        headers,
        maxHeaderSize: MAX_HEADER_BYTES,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        readText(response, maxBytes)
          .then((text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parse(text) }))
          .catch(reject);
      },
    );
    request.once('error', reject);
    request.end(payload);
  });
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new ReplyTooLarge(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
