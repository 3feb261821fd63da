import { describe, expect, it } from 'vitest';
import { byFirstScreens } from './first-screens.mjs';

const ORDERS = '/src/areas/load-orders/web/list/orders-screen.tsx';
const CLIENTS = '/src/areas/partners/web/list/partners-screen.tsx';
const FRAME = '/src/app/web/private-frame.tsx';
const FORM = '/src/areas/load-orders/web/form/create-order-screen.tsx';

/** What each module imports, and what it loads later. */
const MODULES = {
  '/index.html': { later: [FRAME, ORDERS, CLIENTS, FORM] },
  [FRAME]: { imports: ['menu.ts'] },
  [ORDERS]: { imports: ['status.ts', 'columns.ts', 'country.ts', 'word.ts', 'menu.ts', 'cells.ts'] },
  [CLIENTS]: { imports: ['country.ts', 'word.ts'] },
  [FORM]: { imports: ['columns.ts', 'weights.ts'] },
  'columns.ts': { imports: ['status.ts'] },
  'country.ts': { length: 5_000 },
  'word.ts': { length: 100 },
  'menu.ts': {},
  'cells.ts': {},
  'status.ts': {},
  'weights.ts': {},
};

const thoseWith = (kind, id) => Object.keys(MODULES).filter((module) => MODULES[module][kind]?.includes(id));
const bundle = {
  getModuleInfo: (id) => ({
    code: ' '.repeat(MODULES[id].length ?? 0),
    isEntry: id === '/index.html',
    importedIds: MODULES[id].imports,
    dynamicallyImportedIds: MODULES[id].later,
    importers: thoseWith('imports', id),
    dynamicImporters: thoseWith('later', id),
  }),
};

describe('scripts by the first screens that need them', () => {
  const group = byFirstScreens('shared');
  const groupOf = (id) => group(id, bundle);

  it('join what the same list needs, also where a form needs a part of it', () => {
    expect(groupOf('status.ts')).toMatch(/^shared-\w{8}$/);
    expect(groupOf('columns.ts')).toBe(groupOf('status.ts'));
  });

  it('keep apart what two lists need from what one of them needs', () => {
    expect(groupOf('country.ts')).not.toBe(groupOf('status.ts'));
  });

  it('bring short words that several lists share with the frame, as what it needs itself', () => {
    expect([groupOf('word.ts'), groupOf('menu.ts')]).toEqual(['frame', 'frame']);
  });

  it('leave a list what nobody else needs', () => {
    expect(groupOf('cells.ts')).toBeNull();
  });

  it('leave out what no list needs', () => {
    expect(groupOf('weights.ts')).toBeNull();
  });
});
