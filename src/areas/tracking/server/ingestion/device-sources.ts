import { createHmac } from 'node:crypto';
import type { MessageSource } from '#areas/tracking/rules/messages/ingest-types.ts';
import type { Services } from '#platform/services.ts';
import { type DeviceSource, storeSources } from './device-source.repository.ts';
import type { BatchResult, Request } from './store-batch.ts';

const MOST_KNOWN = 50_000;
/** Another process may have written down another way meanwhile. */
const AGAIN_MS = 5 * 60_000;
const CODE_LENGTH = 12;

interface Known {
  readonly value: string;
  readonly at: number;
}

/**
 * Which way each device reported last. In memory while it stays the same: only a change is written down, and every few
 * minutes what has not changed.
 */
export class DeviceSources {
  #known = new Map<string, Known>();
  #news = new Map<string, DeviceSource>();
  readonly #codeOf: (companyId: string, source: MessageSource) => string;

  constructor({ config }: Pick<Services, 'config'>) {
    this.#codeOf = (companyId, source) => codeOf(config.FILES_SECRET, companyId, source);
  }

  note(requests: readonly Request[], { judged }: Pick<BatchResult, 'judged'>): void {
    for (const { tracker, items } of judged) {
      const request = requests[items.at(-1)?.item.request ?? -1];
      if (!request) continue;
      const { source } = request.incoming;
      if (!source || source.value === '') continue;
      const known = this.#known.get(tracker.id);
      const at = request.arrivedAt.getTime();
      if (known?.value === source.value && at - known.at < AGAIN_MS) continue;
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(tracker.id, { value: source.value, at });
      const code = this.#codeOf(tracker.company_id, source);
      const { company_id: companyId, id: deviceId } = tracker;
      this.#news.set(deviceId, { companyId, deviceId, kind: source.kind, code, at: request.arrivedAt });
    }
  }

  async writeDown({ database }: Pick<Services, 'database'>): Promise<void> {
    const news = [...this.#news.values()];
    this.#news = new Map();
    if (news.length > 0) await database.asPlatform((trx) => storeSources(trx, news));
  }
}

/** A listener is ours and has a name; an address is made unreadable, in another way for each company. */
function codeOf(secret: string, companyId: string, { kind, value }: MessageSource): string {
  if (kind === 'listener') return value;
  const text = `source|${companyId}|${kind}|${value}`;
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, CODE_LENGTH);
}
