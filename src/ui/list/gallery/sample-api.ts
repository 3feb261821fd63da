import type { ApiCall, CallInput, CallReply } from '#kernel/api-call.ts';
import { type DownloadView, readDownload, recentDownloads } from '#kernel/download-calls.ts';
import { changeView, chooseDefaultView, defaultViews, listViews, removeView, saveView } from '#kernel/view-calls.ts';
import { ApiClient } from '#ui/api/api-client.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { cityCalls, freightCalls, freightList } from './freight.list.ts';
import { type Query, readCities, readFreights, readOptions } from './sample-answers.ts';
import { SampleViews } from './sample-views.ts';

/**
 * How the server behaves: normally, without records, never replying, failing until the first retry, or counting until the
 * second page was asked for.
 */
export type Behaviour = 'well' | 'empty' | 'silent' | 'failing' | 'counting';

const PAUSE_MS = 180;
const ROWS = 137;
const STEP = 46;

interface Request {
  readonly query?: Query;
  readonly params?: Query;
  readonly body?: Query;
}

/** A server inside the page: for the gallery only. */
export class SampleApi extends ApiClient {
  readonly #behaviour: Behaviour;
  readonly #views = new SampleViews();
  readonly #downloads = new Map<string, DownloadView>();
  #requests = 0;
  #endCount = () => {};

  constructor(behaviour: Behaviour) {
    super({ renew: async () => null, onSessionLost: () => undefined, language: () => 'pt-BR' });
    this.#behaviour = behaviour;
  }

  override async call<C extends ApiCall>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return this.#reply(call, input as Request) as CallReply<C>;
  }

  #reply({ id }: ApiCall, { query = {}, params = {}, body = {} }: Request): unknown {
    switch (id) {
      case listViews.id:
        return { views: this.#views.read() };
      case defaultViews.id:
        return { views: this.#views.read().filter(({ isDefault }) => isDefault) };
      case saveView.id:
        return this.#views.save(body);
      case changeView.id:
        return this.#views.change(params.id, body);
      case removeView.id:
        return this.#views.remove(params.id);
      case chooseDefaultView.id:
        return this.#views.choose(body.viewId);
      case freightCalls.read.id:
        return this.#read(query);
      case freightCalls.options.id:
        return readOptions(query);
      case freightCalls.download.id:
        return this.#order();
      case cityCalls.read.id:
        return readCities(query);
      case readDownload.id:
        return this.#progress(String(params.id));
      case recentDownloads.id:
        return { downloads: [...this.#downloads.values()] };
      default:
        throw new ApiError(404, { code: 'request.notFound' });
    }
  }

  #read(query: Query): unknown {
    if (this.#behaviour === 'silent') return new Promise(() => undefined);
    this.#requests += 1;
    if (this.#behaviour === 'failing' && this.#requests === 1) throw new ApiError(500, { code: 'request.internal' });
    if (this.#behaviour === 'counting') return this.#readUncounted(query);
    return readFreights(query, this.#behaviour === 'empty' ? [] : undefined);
  }

  #readUncounted(query: Query): unknown {
    const reply = readFreights(query);
    if (query.total === 'only') {
      return new Promise((resolve) => {
        this.#endCount = () => resolve({ ...reply, freights: [] });
      });
    }
    if (query.page === 2) this.#endCount();
    return { ...reply, totalPage: null, totalRegistry: null, nextPage: true };
  }

  #order(): { downloadId: string } {
    const id = crypto.randomUUID();
    this.#downloads.set(id, {
      id,
      list: freightList.id,
      status: 'waiting',
      progress: 0,
      rows: 0,
      totalRows: ROWS,
      fileName: null,
      url: null,
      createdAt: new Date().toISOString(),
    });
    return { downloadId: id };
  }

  #progress(id: string): DownloadView {
    const before = this.#downloads.get(id);
    if (!before) throw new ApiError(404, { code: 'request.notFound' });
    const rows = Math.min(ROWS, before.rows + STEP);
    const done = rows === ROWS;
    const next: DownloadView = {
      ...before,
      rows,
      progress: rows / ROWS,
      status: done ? 'ready' : 'running',
      fileName: done ? 'cargas.xlsx' : null,
      url: done ? '/favicon.svg' : null,
    };
    this.#downloads.set(id, next);
    return next;
  }
}
