import type { Icon } from '@tabler/icons-react';
import type { z } from 'zod';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { phraseOfPath, type Screen } from '#kernel/screens.ts';
import type { PaletteReader, PaletteRecord, PaletteSource } from './palette-item.ts';

type SearchedList = ListDefinition & { readonly found: z.ZodObject };

/** The records of a list that takes part in the common search, under the name its screen has in the menu. */
export function listSource<D extends SearchedList>(
  { id, access }: D,
  { path, menu }: Pick<Screen, 'path' | 'menu'>,
  icon: Icon,
  record: (row: z.output<D['found']>, reader: PaletteReader) => PaletteRecord,
): PaletteSource {
  const rule = menu?.shownTo ?? (typeof access === 'object' ? access.permission : undefined);
  return {
    id,
    icon,
    labelKey: dynamicKey('menu.items', phraseOfPath(path)),
    ...(menu ? { groupKey: dynamicKey('menu.groups', menu.group) } : {}),
    ...(rule === undefined ? {} : { rule }),
    record: (row, reader) => record(row as z.output<D['found']>, reader),
  };
}
