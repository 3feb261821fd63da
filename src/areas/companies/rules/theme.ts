import type { FileKind } from '#kernel/file-calls.ts';
import { paletteOf } from '#kernel/palette.ts';

export const DEFAULT_PRIMARY_COLOR = '#EC9405';

export const THEME_IMAGES = ['logo', 'favicon', 'loginBackground', 'marketplaceImage'] as const;
export type ThemeImage = (typeof THEME_IMAGES)[number];

/** What a browser shows as a picture everywhere; the form offers and the server accepts these alone. */
export const THEME_IMAGE_KINDS = ['png', 'jpeg'] as const satisfies readonly FileKind[];

/** The favicon is a small logo, so both are restricted together. */
const LOGO_IMAGES: ReadonlySet<ThemeImage> = new Set<ThemeImage>(['logo', 'favicon']);

/** `ec9405`, `#EC9405` and `#abc` as people write them → `#RRGGBB`; undefined when it is no colour. */
export function readColor(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toUpperCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Ten shades, lightest first, one of which is the colour itself. */
export function colorPalette(primaryColor: string): string[] {
  return [...paletteOf(primaryColor).colors];
}

export interface ThemeRights {
  readonly logo: boolean;
  readonly color: boolean;
}

export interface ThemeChange {
  readonly primaryColor?: string | undefined;
  readonly images: readonly ThemeImage[];
}

/** The part of a change that the permissions do not allow; sending the current colour changes nothing. */
export function refusedThemePart(
  currentColor: string,
  change: ThemeChange,
  rights: ThemeRights,
): 'logo' | 'color' | undefined {
  if (!rights.logo && change.images.some((image) => LOGO_IMAGES.has(image))) return 'logo';
  const recoloured = change.primaryColor !== undefined && change.primaryColor !== currentColor;
  return !rights.color && recoloured ? 'color' : undefined;
}
