import { isLanguage, type Language } from '#kernel/language.ts';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';

/** How the gallery is shown. All of it is in the address, so that a picture can be taken again. */
export interface GalleryView {
  /** One section alone, without the frame around it. */
  readonly section: string | null;
  readonly mode: 'light' | 'dark';
  readonly language: Language;
  readonly color: string;
}

export function readView(search: string): GalleryView {
  const query = new URLSearchParams(search);
  const language = query.get('lang');
  const color = query.get('color') ?? '';
  return {
    section: query.get('section'),
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
    language: isLanguage(language) ? language : 'pt-BR',
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_PRIMARY,
  };
}

export function writeView({ section, mode, language, color }: GalleryView): string {
  const query = new URLSearchParams({ ...(section ? { section } : {}), mode, lang: language, color });
  return `?${query}`;
}
