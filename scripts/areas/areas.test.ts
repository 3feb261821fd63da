import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '#app/manifests.gen.ts';
import { composition, type Project } from './composition.ts';
import { disk, isFresh } from './files.ts';
import { labelFiles } from './labels.ts';

describe('the files that list every area', () => {
  it('are those that `npm run areas` writes', () => {
    const files = [...composition(disk), ...labelFiles(Object.values(MANIFESTS))];
    expect(files.filter((file) => !isFresh(file)).map(([path]) => path)).toEqual([]);
  });

  it('include everything a new area has', () => {
    const project = folder({
      'src/areas/seals/area.ts': 'export const screens = 1; export const area = 2;',
      'src/areas/seals/web/routes.ts': 'export const routes = 1;',
      'src/areas/seals/server/index.ts': 'export const sealsServer = 1;',
      'src/areas/seals/phrases/es.ts': 'export const es = {};',
      'src/areas/seals/phrases/later/es.ts': 'export const es = {};',
      'src/areas/seals/phrases/imports/es.ts': 'export const es = {};',
      'src/areas/seals/contract/seal.notifications.ts': 'export const notifications = [];',
      'src/areas/seals/contract/seal.notifications.test.ts': 'export const notifications = [];',
      'src/areas/seals/contract/wax.notifications.ts': 'export const notifications = [];',
      'src/areas/seals/proof/furnish.fixture.ts': 'export async function furnish() {}',
      'src/areas/wax-stamps/area.ts': 'export const area = 2;',
      'src/areas/wax-stamps/server/index.ts': 'export function createWaxStampsServer() {}',
    });
    const texts = new Map(composition(project, ['seals', 'wax-stamps']));
    expect(texts.get('src/app/manifests.gen.ts')).toContain("  seals: sealsArea,\n  'wax-stamps': waxStampsArea,\n");
    expect(texts.get('src/app/web/areas.gen.ts')).toContain("{ screens as sealsScreens } from '#areas/seals/area.ts'");
    expect(texts.get('src/app/web/areas.gen.ts')).toContain('{\n  seals: sealsRoutes,\n}');
    expect(texts.get('src/app/web/areas.gen.ts')).not.toContain('waxStamps');
    expect(texts.get('src/app/servers.gen.ts')).toContain(
      "  seals: sealsServer,\n  'wax-stamps': createWaxStampsServer,",
    );
    expect(texts.get('src/app/phrases/areas.gen.ts')).toContain(
      '    sealsEs as Phrases,\n    sealsLaterEs as Phrases,\n    sealsImportsEs as Phrases,',
    );
    expect(texts.get('src/app/notifications.gen.ts')).toContain(
      '{\n  seals: [...sealsSealNotifications, ...sealsWaxNotifications],\n}',
    );
    expect(texts.get('src/app/proof/areas.gen.fixture.ts')).toContain('{\n  seals: sealsFurnish,\n}');
  });
});

function folder(files: Readonly<Record<string, string>>): Project {
  const paths = Object.keys(files);
  return {
    list: (name) =>
      paths.filter((path) => path.slice(0, path.lastIndexOf('/')) === name).map((path) => path.slice(name.length + 1)),
    read: (path) => files[path] ?? '',
  };
}
