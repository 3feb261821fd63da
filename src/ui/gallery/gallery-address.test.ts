import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';
import { readView, writeView } from './gallery-address.ts';

describe('the address of the gallery', () => {
  it("shows everything in light mode, in Portuguese and in the product's colour by default", () => {
    expect(readView('')).toEqual({ section: null, mode: 'light', language: 'pt-BR', color: DEFAULT_PRIMARY });
  });

  it('is read as it was written', () => {
    const view = { section: 'fields-text', mode: 'dark', language: 'es-BO', color: '#1D4ED8' } as const;
    expect(readView(writeView(view))).toEqual(view);
  });

  it('ignores nonsense', () => {
    expect(readView('?mode=x&lang=xx&color=red')).toEqual(readView(''));
  });
});
