import { publicAgent } from '#platform/net/public-agent.ts';
import { type JsonReply, requestJson } from '#platform/net/request-json.ts';
import type { Services } from '#platform/services.ts';
import { embedErrors } from '../../contract/embed/embed.errors.ts';
import type { EmbedProblem } from '../../rules/report-embed.ts';

const MAX_BYTES = 2_000_000;
const TOO_MANY = 429;

export interface OutsideRequest {
  readonly url: string;
  readonly body?: unknown;
  readonly token?: string;
}

export type AskOutside = (request: OutsideRequest) => Promise<JsonReply>;

/** What went wrong, for the screen to say it. */
export const embedFailed = (problem: EmbedProblem, source: string, cause?: unknown) =>
  embedErrors.embedFailed({ facts: { problem, source }, cause });

/** One service; all requests of it together may take the time of the settings. */
export function outsideOf({ config, outside }: Pick<Services, 'config' | 'outside'>, source: string): AskOutside {
  const until = performance.now() + config.REPORT_EMBED_TIMEOUT_MS;
  const whom = config.REPORT_EMBED_PRIVATE ? {} : { agent: publicAgent };
  return async ({ url, body, token }) => {
    const timeoutMs = Math.max(1, Math.round(until - performance.now()));
    try {
      return await outside.call(`reportEmbed ${source}`, async () => {
        const reply = await requestJson(new URL(url), body, { timeoutMs, maxBytes: MAX_BYTES, token, ...whom });
        if (reply.status >= 500 || reply.status === TOO_MANY) throw new Error(`status ${reply.status}`);
        return reply;
      });
    } catch (error) {
      throw embedFailed('away', source, error);
    }
  };
}
