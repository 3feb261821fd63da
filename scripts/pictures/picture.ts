import type { Language } from '#kernel/language.ts';

/** Languages a guide may be written in, and what the product is set to for their pictures. */
export const GUIDE_LANGUAGES = { en: 'en', es: 'es', pt: 'pt-BR' } as const satisfies Record<string, Language>;
export type GuideLanguage = keyof typeof GUIDE_LANGUAGES;

/** What a person does on a page before it is photographed; elements by CSS, so that it works in every language. */
export type Step =
  | { readonly click: string }
  | { readonly hover: string }
  | { readonly fill: string; readonly text: string }
  | { readonly press: string }
  | { readonly scrollTo: string };

/** One picture of the guide or of the README. */
export interface Picture {
  /** Its name in the folder of the language, without the ending. */
  readonly file: string;
  /** Who is signed in; nobody on pages that need no account. */
  readonly account?: string;
  /** An address of the product; `{name}` stands for an address that the stage has prepared. */
  readonly at: string;
  readonly device?: 'desktop' | 'phone';
  readonly mode?: 'light' | 'dark';
  readonly steps?: readonly Step[];
}

export const pictureFolder = (language: string): string => `docs/guide/${language}/pictures`;
export const pictureFile = (language: string, { file }: Picture): string => `${pictureFolder(language)}/${file}.png`;
