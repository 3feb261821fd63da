import type { z } from 'zod';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { phraseOfPath, type Screen } from '#kernel/screens.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { PaletteRecord, PaletteSource } from './palette-item.ts';

/** More than these are looked for in the list itself. */
const SHOWN = 5;

/** The records of a list, found by what its search box finds, under the name its screen has in the menu. */
export function listSource<Row extends z.ZodType>(
  definition: ListDefinition<Row>,
  screen: Pick<Screen, 'path' | 'menu'>,
  record: (row: z.output<Row>) => PaletteRecord,
): PaletteSource {
  const { access, id, rowsKey = 'rows' } = definition;
  const { read } = listCalls(definition);
  return {
    id,
    labelKey: dynamicKey('menu.items', phraseOfPath(screen.path)),
    ...(screen.menu ? { groupKey: dynamicKey('menu.groups', screen.menu.group) } : {}),
    ...(typeof access === 'object' ? { rule: access.permission } : {}),
    search: async (api: ApiClient, search, signal) => {
      const rows = (await api.call(read, { query: { search } }, { signal }))[rowsKey];
      return Array.isArray(rows) ? rows.slice(0, SHOWN).map(record) : [];
    },
  };
}
