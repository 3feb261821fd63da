import { describe, expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';

const DECLARED = { permissions: ['users-read', 'notifications'], paths: ['truck', 'truck/show/{truckId}', ''] };

/** The rules a file breaks, given the other files it imports. */
function broken(path: string, text: string, others: Record<string, string> = {}): string[] {
  const files = new Map(Object.entries({ ...others, [path]: text }));
  const problems = findProblems(files, DECLARED).filter((problem) => problem.path === path);
  return [...new Set(problems.map(({ rule }) => rule))];
}

/** Whether one project file may import another. */
function imports(from: string, to: string): string[] {
  return broken(from, `import { x } from '#${to.slice('src/'.length)}';\nexport const y = x;`, {
    [to]: 'export const x = 1;',
  });
}

const MANIFEST = 'src/areas/fleet/area.ts';
const RULE = 'src/areas/fleet/rules/truck.ts';
const CONTRACT = 'src/areas/fleet/contract/truck.calls.ts';
const SERVICE = 'src/areas/fleet/server/truck.service.ts';
const REPOSITORY = 'src/areas/fleet/server/truck.repository.ts';
const SCREEN = 'src/areas/fleet/web/trucks.tsx';
const DOOR = 'src/areas/fleet/server/index.ts';
const DEMO = 'src/areas/fleet/demo/trucks.ts';
const PROOF = 'src/areas/fleet/proof/truck.examples.fixture.ts';

describe('imports between the parts of the product', () => {
  it.each([
    ['src/areas/fleet/rules/plate.ts', RULE],
    [RULE, 'src/countries/bo/plate.ts'],
    [CONTRACT, RULE],
    [MANIFEST, CONTRACT],
    [MANIFEST, RULE],
    [MANIFEST, 'src/kernel/area.ts'],
    [RULE, MANIFEST],
    [CONTRACT, MANIFEST],
    [SERVICE, MANIFEST],
    [SCREEN, MANIFEST],
    ['src/app/manifests.gen.ts', MANIFEST],
    [SERVICE, CONTRACT],
    [SERVICE, 'src/platform/db/pool.ts'],
    [SERVICE, 'src/areas/fleet/phrases/es.ts'],
    [SCREEN, CONTRACT],
    [SCREEN, 'src/ui/list/list.tsx'],
    ['src/countries/bo/plate.ts', 'src/kernel/text.ts'],
    ['src/platform/http/mount.ts', 'src/kernel/errors.ts'],
    ['src/testing/test-app.ts', 'src/app/server.ts'],
    ['src/testing/test-app.ts', 'src/platform/db/pool.ts'],
    ['src/app/server.ts', DOOR],
    ['src/app/demo/load-demo.ts', DEMO],
    [DEMO, SERVICE],
    [DEMO, CONTRACT],
    [DEMO, 'src/platform/db/pool.ts'],
    [PROOF, 'src/testing/example.ts'],
    [PROOF, SERVICE],
    ['src/app/proof/examples.fixture.ts', PROOF],
    ['src/app/web/router.tsx', SCREEN],
    ['src/areas/fleet/server/truck.test.ts', 'src/testing/test-app.ts'],
    ['src/areas/fleet/server/truck.test.ts', 'src/app/server.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(imports(from, to)).toEqual([]);
  });

  it.each([
    [MANIFEST, SERVICE],
    [MANIFEST, SCREEN],
    [MANIFEST, 'src/platform/db/pool.ts'],
    [MANIFEST, 'src/ui/list/list.tsx'],
    ['src/ui/list/list.tsx', MANIFEST],
    ['src/platform/http/mount.ts', MANIFEST],
    [RULE, CONTRACT],
    [RULE, 'src/platform/db/pool.ts'],
    [CONTRACT, SERVICE],
    [CONTRACT, 'src/ui/list/list.tsx'],
    [SERVICE, SCREEN],
    [SCREEN, SERVICE],
    [SCREEN, 'src/platform/db/pool.ts'],
    [SERVICE, 'src/ui/list/list.tsx'],
    [SERVICE, 'src/app/server.ts'],
    [SERVICE, 'src/testing/test-app.ts'],
    [SERVICE, DEMO],
    [SERVICE, PROOF],
    ['src/app/server.ts', PROOF],
    [DEMO, SCREEN],
    [DEMO, 'src/app/server.ts'],
    [DEMO, PROOF],
    ['src/platform/http/mount.ts', CONTRACT],
    ['src/platform/http/mount.ts', 'src/ui/list/list.tsx'],
    ['src/ui/list/list.tsx', RULE],
    ['src/ui/list/list.tsx', 'src/platform/db/pool.ts'],
    ['src/kernel/text.ts', 'src/countries/bo/plate.ts'],
    ['src/countries/bo/plate.ts', RULE],
    ['src/testing/test-app.ts', SERVICE],
  ])('keeps %s from importing %s', (from, to) => {
    expect(imports(from, to)).toEqual(['import']);
  });

  it('include type imports, re-exports and lazy imports', () => {
    const others = { [SERVICE]: 'export type X = 1; export const x = 1;' };
    const specifier = '#areas/fleet/server/truck.service.ts';
    expect(broken(SCREEN, `import type { X } from '${specifier}'; export const x: X = 1;`, others)).toEqual(['import']);
    expect(broken(SCREEN, `export const x = () => import('${specifier}');`, others)).toEqual(['import']);
    expect(broken(SCREEN, `export type Y = import('${specifier}').X;`, others)).toEqual(['import']);
    expect(broken(SCREEN, `export { x } from '${specifier}'; export const y = 1;`, others)).toEqual(['import']);
  });
});

describe('imports between areas', () => {
  it('let an area use the contract and the rules of lower areas, and their server through its index', () => {
    expect(imports('src/areas/load-orders/contract/order.ts', CONTRACT)).toEqual([]);
    expect(imports('src/areas/load-orders/web/order.tsx', RULE)).toEqual([]);
    expect(imports('src/areas/load-orders/server/order.service.ts', DOOR)).toEqual([]);
  });

  it.each([
    ['session', 'companies'],
    ['users', 'documents'],
    ['partners', 'fleet'],
    ['fleet', 'routes'],
    ['routes', 'operations'],
    ['operations', 'load-orders'],
    ['opportunities', 'warehouses'],
    ['warehouses', 'tracking'],
    ['notifications', 'imports'],
    ['imports', 'documents'],
    ['reports', 'content'],
  ])('keep %s from knowing %s, but not the other way round', (earlier, later) => {
    const [low, high] = [`src/areas/${earlier}/contract/a.ts`, `src/areas/${later}/contract/b.ts`];
    expect(imports(low, high)).toEqual(['import']);
    expect(imports(high, low)).toEqual([]);
  });

  it('never bypass the index of a server, nor reach into the screens or phrases of another area', () => {
    expect(imports('src/areas/load-orders/server/order.service.ts', REPOSITORY)).toEqual(['import']);
    expect(imports('src/areas/load-orders/web/order.tsx', SCREEN)).toEqual(['import']);
    expect(imports('src/areas/load-orders/web/order.tsx', 'src/areas/fleet/phrases/es.ts')).toEqual(['import']);
    expect(imports('src/areas/load-orders/server/a.service.ts', 'src/areas/fleet/phrases/es.ts')).toEqual(['import']);
  });

  it('let a link lead to any screen, by the manifest that declares it', () => {
    const higher = 'src/areas/load-orders/area.ts';
    expect(imports(SCREEN, higher)).toEqual([]);
    expect(imports(SERVICE, higher)).toEqual([]);
    expect(imports(RULE, higher)).toEqual(['import']);
    expect(imports(CONTRACT, higher)).toEqual([]);
    expect(imports(MANIFEST, higher)).toEqual(['import']);
  });

  it('let the demo of an area use the demo of those before it, and their server by its door', () => {
    const [low, high] = [DEMO, 'src/areas/load-orders/demo/orders.ts'];
    expect(imports(high, low)).toEqual([]);
    expect(imports(low, high)).toEqual(['import']);
    expect(imports(high, DOOR)).toEqual([]);
    expect(imports(high, REPOSITORY)).toEqual(['import']);
  });

  it('let phrases say again what the phrases of an area before theirs say, so that a text is written once', () => {
    const [low, high] = ['src/areas/fleet/phrases/types/es.ts', 'src/areas/operations/phrases/catalogues/es.ts'];
    expect(imports(high, low)).toEqual([]);
    expect(imports(low, high)).toEqual(['import']);
  });
});

describe('packages', () => {
  it('are forbidden in pure code unless they are pure themselves', () => {
    expect(broken(RULE, "import { z } from 'zod';\nexport const x = z;")).toEqual([]);
    for (const name of ['react', 'fastify', 'node:fs', 'dayjs']) {
      expect(broken(RULE, `import x from '${name}';\nexport const y = x;`)).toEqual(['import']);
      expect(broken('src/kernel/text.ts', `import x from '${name}';\nexport const y = x;`)).toEqual(['import']);
    }
  });

  it('stay on their side of the network', () => {
    expect(broken(SCREEN, "import fs from 'node:fs';\nexport const y = fs;")).toEqual(['import']);
    expect(broken(SERVICE, "import { useState } from 'react';\nexport const y = useState;")).toEqual(['import']);
    expect(broken(SCREEN, "import { useState } from 'react';\nexport const y = useState;")).toEqual([]);
  });
});

describe('import paths', () => {
  it('do not climb three folders and name a file that exists, with its extension', () => {
    const others = { 'src/kernel/text.ts': 'export const x = 1;' };
    const use = (specifier: string) =>
      broken(CONTRACT, `import { x } from '${specifier}';\nexport const y = x;`, others);
    expect(use('../../../kernel/text.ts')).toEqual(['import']);
    expect(use('#kernel/text')).toEqual(['import']);
    expect(use('./missing.ts')).toEqual(['import']);
    expect(use('#kernel/text.ts')).toEqual([]);
  });

  it('form no circles', () => {
    const a = "import { b } from './b.ts';\nexport const a = b;";
    const b = "import type { c } from './c.ts';\nexport const b = 1 as typeof c;";
    const c = "import { a } from './a.ts';\nexport const c = a;";
    const files = new Map([a, b, c].map((text, index) => [`src/kernel/${'abc'[index]}.ts`, text]));
    expect(findProblems(files, DECLARED)).toEqual([
      expect.objectContaining({
        rule: 'circle',
        message: 'imports itself: src/kernel/a.ts → src/kernel/b.ts → src/kernel/c.ts → src/kernel/a.ts',
      }),
    ]);
  });
});

describe('the floor plan', () => {
  it('has every area and every part of one', () => {
    expect(broken('src/areas/kitchen/rules/soup.ts', 'export const x = 1;')).toEqual(['floor-plan']);
    expect(broken('src/areas/fleet/helpers/x.ts', 'export const x = 1;')).toEqual(['floor-plan']);
    expect(broken('src/misc/x.ts', 'export const x = 1;')).toEqual(['floor-plan']);
    expect(broken('src/areas/fleet/proof/x.ts', 'export const x = 1;')).toEqual(['floor-plan']);
    expect(broken(PROOF, 'export const x = 1;')).toEqual([]);
  });

  it('has no barrels, except the index of a server', () => {
    const others = { [RULE]: 'export const x = 1;', [SERVICE]: 'export const x = 1;' };
    expect(broken('src/areas/fleet/rules/all.ts', "export * from './truck.ts';", others)).toEqual(['barrel']);
    expect(broken('src/areas/fleet/rules/all.ts', "export { x } from './truck.ts';", others)).toEqual(['barrel']);
    const indirect = "import { x } from './truck.ts';\nexport { x };";
    expect(broken('src/areas/fleet/rules/all.ts', indirect, others)).toEqual(['barrel']);
    expect(broken(DOOR, "export { x } from './truck.service.ts';", others)).toEqual([]);
  });

  it('has no file beyond 300 lines, except data and tests', () => {
    const table = (entries: number) => `export const x = [\n${'1,\n'.repeat(entries)}];\n`;
    const long = table(299);
    expect(broken(RULE, long)).toEqual(['length']);
    expect(broken(RULE, table(298))).toEqual([]);
    for (const path of [
      'src/areas/fleet/phrases/es.ts',
      'src/platform/db/schema.gen.ts',
      'src/ui/map/data/places.ts',
      'src/areas/fleet/rules/truck.test.ts',
    ]) {
      expect(broken(path, long)).toEqual([]);
    }
  });
});

describe('addresses of screens', () => {
  const elsewhere = ["'/lorry'", "'/truck/show'", `\`/truck/\${x}/7\``, "'/'", "'truck'"];

  it.each(["'/truck'", "'/truck?tab=1'", `\`/truck/show/\${x}\``, `\`/truck?id=\${x}\``, "'/truck/show/{id}'"])(
    'are built from the manifest: %s',
    (text) => {
      const leading = ['src/areas/fleet/contract/truck.notifications.ts', 'src/areas/fleet/contract/truck.imports.ts'];
      for (const path of [RULE, SERVICE, SCREEN, 'src/app/web/router.tsx', ...leading]) {
        expect(broken(path, `export const y = (x: string) => ${text};`)).toEqual(['address']);
      }
    },
  );

  it.each(elsewhere)('are not found in %s', (text) => {
    expect(broken(SCREEN, `export const y = (x: string) => ${text};`)).toEqual([]);
  });

  it('may be spelled like the paths of calls, in contracts and tests', () => {
    expect(broken(CONTRACT, "export const x = { path: '/truck' };")).toEqual([]);
    expect(broken('src/areas/fleet/web/trucks.test.ts', "export const x = '/truck';")).toEqual([]);
  });
});

describe('SQL', () => {
  const samples = [
    'export const x = (sql: any) => sql`select 1`;',
    "export const x = (tx: any) => tx.selectFrom('truck');",
    "export const x = (tx: any) => tx.query('commit');",
    "export const x = 'select id from truck';",
    'export const x = `update truck set plate = 1`;',
    "import { sql } from 'kysely';\nexport const x = sql;",
  ];

  it.each(samples)('is forbidden in services and app: %s', (text) => {
    expect(broken(SERVICE, text)).toEqual(['sql']);
    expect(broken('src/app/server.ts', text)).toEqual(['sql']);
  });

  it.each(samples)('is allowed in repositories, platform and tests: %s', (text) => {
    for (const path of [
      REPOSITORY,
      'src/platform/db/pool.ts',
      'src/testing/test-app.ts',
      `${SERVICE.slice(0, -3)}.test.ts`,
    ]) {
      expect(broken(path, text)).toEqual([]);
    }
  });

  it('is not found in plain words', () => {
    expect(broken(SERVICE, "export const x = 'select a truck';")).toEqual([]);
  });
});

describe('countries', () => {
  it.each([
    "export const x = (c: string) => c === 'BO';",
    "export const x = (c: string) => 'PE' !== c;",
    "export function x(c: string) { switch (c) { case 'PE': return 1; } return 2; }",
    "export const x = (c: string) => ['CL', 'AR'].includes(c);",
    'export const x = { BO: 1, PE: 2 };',
  ])('are not compared outside countries: %s', (text) => {
    expect(broken(SERVICE, text)).toEqual(['country']);
    expect(broken('src/countries/country.ts', text)).toEqual([]);
  });

  it('may be tabulated, but not compared, in demo data', () => {
    for (const path of ['src/app/demo/names.ts', DEMO])
      expect(broken(path, 'export const x = { BO: 1, PE: 2 };')).toEqual([]);
    expect(broken('src/app/demo/names.ts', "export const x = (c: string) => c === 'BO';")).toEqual(['country']);
  });

  it('may be mentioned', () => {
    expect(broken(CONTRACT, "export const example = { country: 'BO' };")).toEqual([]);
  });
});

describe('pure code', () => {
  it.each([
    'export const x = () => new Date();',
    'export const x = () => Date.now();',
    'export const x = () => Math.random();',
    'export const x = () => crypto.randomUUID();',
    'export const x = () => process.env.HOME;',
    "export const x = () => fetch('/');",
  ])('takes nothing from its surroundings: %s', (text) => {
    expect(broken(RULE, text)).toEqual(['purity']);
    expect(broken('src/countries/bo/bo.ts', text)).toEqual(['purity']);
    expect(broken(SERVICE, text)).toEqual([]);
  });

  it('may use a time that is given', () => {
    expect(broken(RULE, 'export const x = (now: Date) => new Date(now.getTime() + 1);')).toEqual([]);
  });
});

describe('permissions', () => {
  it('are named in contracts, demo data and tests only', () => {
    const text = "export const x = ['users-read'];";
    expect(broken(SERVICE, text)).toEqual(['permission']);
    expect(broken(SCREEN, text)).toEqual(['permission']);
    for (const path of [CONTRACT, 'src/app/demo/accounts.ts', DEMO, 'src/areas/fleet/server/truck.test.ts']) {
      expect(broken(path, text)).toEqual([]);
    }
  });

  it('that are everyday words count only where a permission is expected', () => {
    expect(broken(SERVICE, "export const x = { area: 'notifications' };")).toEqual([]);
    expect(broken(SERVICE, "export const x = { permission: 'notifications' };")).toEqual(['permission']);
    expect(broken(SERVICE, "export const x = (can: any) => can('notifications');")).toEqual(['permission']);
    expect(broken(SCREEN, 'export const x = <Gate permission="notifications" />;')).toEqual(['permission']);
  });

  it('are not found in addresses', () => {
    expect(broken(SCREEN, "export const x = { path: 'users-read' };")).toEqual([]);
  });
});

describe('visible text', () => {
  it.each([
    '<p>Trucks</p>',
    "<p>{'Trucks'}</p>",
    "<p>{open ? 'Open' : null}</p>",
    '<p>{`Truck`}</p>',
    '<input placeholder="Plate" />',
    '<input aria-label="Plate" />',
    "<Field label={'Plate'} />",
    '<><b />Trucks</>',
  ])('lives in phrases: %s', (jsx) => {
    expect(broken(SCREEN, `export const x = (open: boolean) => ${jsx};`)).toEqual(['text']);
  });

  it.each([
    "<p>{t('fleet.trucks')}</p>",
    '<p> · 12 – </p>',
    '<Field label="fleet.plate" />',
    '<div className="wide" />',
  ])('is not suspected in %s', (jsx) => {
    expect(broken(SCREEN, `export const x = ${jsx};`)).toEqual([]);
  });
});

describe('colours and sizes', () => {
  it('come from the theme', () => {
    for (const value of ['#ec9405', '#fff', '12px', 'rgb(1 2 3)', '1px solid']) {
      expect(broken(SCREEN, `export const x = <div style={{ margin: '${value}' }} />;`)).toEqual(['token']);
      expect(broken('src/ui/list/list.module.css', `.a {\n  margin: ${value};\n}`)).toEqual(['token']);
      expect(broken('src/ui/theme/theme.css', `.a { margin: ${value}; }`)).toEqual([]);
    }
  });

  it('are not found in comments, anchors and imports', () => {
    expect(broken('src/ui/list/list.module.css', '/* 12px #fff */\n.a { margin: 1rem; }')).toEqual([]);
    expect(broken(SCREEN, 'export const x = <a href="#added" />;')).toEqual([]);
  });
});

it('reports the file, the line and the rule', () => {
  const files = new Map([[SERVICE, "export const a = 1;\n\nexport const x = (c: string) => c === 'BO';\n"]]);
  expect(findProblems(files, DECLARED)).toEqual([
    { path: SERVICE, line: 3, rule: 'country', message: 'compares a country: ask countries' },
  ]);
});
