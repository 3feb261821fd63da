import type { PaletteSource } from '#ui/palette/palette-item.ts';

/** Kinds of records that can be found by typing; areas add theirs here, as they do with their screens. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [];
