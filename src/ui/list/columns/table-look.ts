import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import type { ColumnKind, ListDefinition } from '#kernel/list-definition.ts';
import { useVisitor } from '#ui/session/signed-in.ts';

export const DENSITIES = ['normal', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The user's density of all lists on this device. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const owner = useVisitor()?.userId ?? '';
  const [stored, store] = useLocalStorage<Density>({
    key: `tropeiro.list.density.${owner}`,
    defaultValue: 'normal',
    getInitialValueInEffect: false,
  });
  return [DENSITIES.includes(stored) ? stored : 'normal', store];
}

/** In pixels, by column. Empty until the user changes one; from then on every column keeps its width. */
export type ColumnWidths = Readonly<Record<string, number>>;

export const LEAST_WIDTH = 56;
export const MOST_WIDTH = 960;
const REM = 16;

/** About the width of the values of a column, in rem. */
export const VALUE_WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 6,
  number: 3,
  money: 5,
  day: 5,
  instant: 8,
  flag: 2,
  status: 6,
  tags: 7,
  person: 8,
  custom: 8,
};

export const allowedWidth = (width: number): number => Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.round(width)));

/** The stored widths, without columns that no longer exist and values that are none. */
export function readWidths(definition: ListDefinition, stored: unknown): ColumnWidths {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, width]) =>
      key in definition.columns && typeof width === 'number' && Number.isFinite(width)
        ? [[key, allowedWidth(width)]]
        : [],
    ),
  );
}

/** The width of each shown column; one that was hidden while the others were measured gets about that of its values. */
export function shownWidths(
  { columns }: ListDefinition,
  widths: ColumnWidths,
  shown: readonly string[],
): readonly { readonly id: string; readonly width: number }[] {
  return shown.map((id) => ({
    id,
    width: widths[id] ?? allowedWidth((VALUE_WIDTHS[columns[id]?.kind ?? 'text'] + 4) * REM),
  }));
}

/** The user's widths of the columns of one list on this device. */
export function useColumnWidths(definition: ListDefinition): readonly [ColumnWidths, (widths: ColumnWidths) => void] {
  const owner = useVisitor()?.userId ?? '';
  const [stored, store] = useLocalStorage<ColumnWidths>({
    key: `tropeiro.list.${definition.id}.widths.${owner}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const widths = useMemo(() => readWidths(definition, stored), [definition, stored]);
  return [widths, store];
}
