import type { SavedView } from '#kernel/view-calls.ts';

const KEY = 'gallery.views';

const COLLEAGUES: SavedView = {
  id: 'view-of-rui',
  version: 1,
  list: 'freights',
  name: 'Em curso',
  query: 'state=inProgress&gone=1',
  columns: { gone: true },
  shared: true,
  mine: false,
  owner: 'Rui Castro',
  mayChange: false,
  isDefault: false,
};

/** Views as the server keeps them, as long as the tab is open. */
export class SampleViews {
  read(): readonly SavedView[] {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? [COLLEAGUES];
  }

  save(body: Partial<SavedView>): { view: SavedView } {
    const whose = { mine: true, owner: null, mayChange: true, isDefault: false };
    const view = { ...COLLEAGUES, ...whose, ...body, id: crypto.randomUUID() };
    this.#write([...this.read(), view]);
    return { view };
  }

  change(id: unknown, part: Partial<SavedView>): { view: SavedView } {
    const views = this.read().map((view) => (view.id === id ? { ...view, ...part } : view));
    this.#write(views);
    return { view: views.find((view) => view.id === id)! };
  }

  remove(id: unknown): object {
    this.#write(this.read().filter((view) => view.id !== id));
    return {};
  }

  choose(id: unknown): object {
    this.#write(this.read().map((view) => ({ ...view, isDefault: view.id === id })));
    return {};
  }

  #write(views: readonly SavedView[]): void {
    sessionStorage.setItem(KEY, JSON.stringify(views));
  }
}
