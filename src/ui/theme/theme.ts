import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import './library.css';
import { type Fill, fillOf, isMistakable, LUMINANCE_OF_EQUAL_CONTRAST } from './fill.ts';
import { ASPHALT, brandPalette, readableShade, STONE } from './palette.ts';
import { reservedColors, TONES, toneVariables } from './tones.ts';

/** Surfaces of each mode: warm paper in light mode, asphalt in dark mode. */
export const SURFACES = {
  light: {
    page: '#f6f5f2',
    card: '#ffffff',
    raised: '#ffffff',
    sunken: '#efece6',
    line: '#e3dfd8',
    dimmed: '#655f56',
    text: '#221e18',
  },
  dark: {
    page: '#14161a',
    card: '#1c1f25',
    raised: '#242830',
    sunken: '#14161a',
    line: '#323741',
    dimmed: '#a3a9b5',
    text: '#e9eaed',
  },
} as const;

export const WIDTHS = {
  menu: '16.5rem',
  menuCollapsed: '4.25rem',
  header: '3.75rem',
  profileName: '150px',
  form: '46rem',
  /** A form on a screen of its own: three fields side by side on a desk. */
  formScreen: '78rem',
  page: '100rem',
} as const;

/** Below the edge of what stays in place while something is scrolled under it. */
const EDGE_SHADOWS = { light: 'rgb(0 0 0 / 12%)', dark: 'rgb(0 0 0 / 45%)' } as const;

/** The least height of a table; it takes what the window has left, and scrolls inside itself. */
export const LIST_HEIGHT = '450px';

/** A dialog's header must not be a second banner landmark of the page. */
const NO_BANNER = { header: { role: 'presentation' } };

/** The text on the company's colour differs between light and dark mode; the library knows only one for both. */
const ON_FILL = 'var(--mantine-primary-color-contrast)';

const buttonColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.color !== 'brand') return colors;
  if (input.variant === 'filled') return { ...colors, color: ON_FILL };
  // The library's tint under the pointer leaves too little contrast with some colours.
  if (input.variant === 'subtle') return { ...colors, color: 'var(--brand-text)', hover: 'var(--surface-sunken)' };
  return colors;
};

/** Shipped with the product, the same on every machine; the second stands in until it has come. */
export const FONT_FAMILY = "'Inter', 'Inter stand-in', ui-sans-serif, system-ui, 'Noto Sans', sans-serif";

/** The company's theme: its colour for actions, neutral colours for everything else. */
export function companyTheme(primary: string): MantineThemeOverride {
  const palette = brandPalette(primary);
  const brand = palette.colors[palette.shade]!;
  return createTheme({
    primaryColor: 'brand',
    colors: { brand: palette.colors, gray: STONE, dark: ASPHALT },
    primaryShade: palette.shade,
    autoContrast: true,
    variantColorResolver: buttonColors,
    luminanceThreshold: LUMINANCE_OF_EQUAL_CONTRAST,
    defaultRadius: 'md',
    cursorType: 'pointer',
    fontFamily: FONT_FAMILY,
    headings: {
      fontWeight: '650',
      sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.2rem' }, h3: { fontSize: '1.05rem' } },
    },
    respectReducedMotion: true,
    components: {
      // In a full-screen dialog on a phone, a dropdown that hides and reappears would never settle.
      Popover: { defaultProps: { hideDetached: false } },
      Combobox: { defaultProps: { hideDetached: false } },
      Tooltip: { defaultProps: { withArrow: true, openDelay: 350 } },
      Modal: {
        defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45, blur: 2 }, attributes: NO_BANNER },
      },
      Drawer: { defaultProps: { attributes: NO_BANNER } },
      // The placeholder would take the focus of an opening menu, and has no name.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      // A compact button is lower than the others, its letters are theirs.
      Button: {
        vars: (_theme: unknown, { size }: ButtonProps) => ({
          root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
        }),
      },
      Badge: { defaultProps: { variant: 'light', radius: 'sm' }, styles: { root: { textTransform: 'none' } } },
      // The list itself scrolls, not a box inside it that the keyboard cannot reach.
      Select: { defaultProps: { checkIconPosition: 'right', withScrollArea: false } },
      MultiSelect: { defaultProps: { withScrollArea: false } },
      Autocomplete: { defaultProps: { withScrollArea: false } },
      Checkbox: { defaultProps: { iconColor: ON_FILL } },
      CheckboxIndicator: { defaultProps: { iconColor: ON_FILL } },
      Radio: { defaultProps: { iconColor: ON_FILL } },
      RadioIndicator: { defaultProps: { iconColor: ON_FILL } },
      Indicator: { vars: () => ({ root: { '--indicator-text-color': ON_FILL } }) },
      Pagination: { vars: () => ({ root: { '--pagination-active-color': ON_FILL } }) },
    },
    other: {
      shade: palette.shade,
      light: brandOf(palette.colors, brand, 'light'),
      dark: brandOf(palette.colors, brand, 'dark'),
    },
  });
}

/** What the company's colour becomes in one mode. */
interface ModeBrand {
  readonly fill: Fill;
  readonly readable: string;
  readonly tint: Tint;
  /** Readable on the tint, also under the pointer: a chosen chip. */
  readonly onTint: string;
}

interface Tint {
  readonly rest: string;
  readonly hover: string;
}

/** No control looks like what failed or like what is done, whatever the company's colour: see decision 33. */
function brandOf(colors: readonly string[], brand: string, mode: 'light' | 'dark'): ModeBrand {
  const { page, card, raised, sunken, line } = SURFACES[mode];
  const reserved = reservedColors(mode);
  const neutral = { rest: mode === 'light' ? sunken : raised, hover: line };
  const tint = isMistakable(brand, reserved) ? neutral : tintOf(colors)[mode];
  return {
    fill: fillOf(brand, [page, card, raised], reserved),
    readable: readableShade(colors, mode === 'light' ? sunken : raised, reserved),
    tint,
    onTint: readableShade(colors, tint.hover, reserved),
  };
}

/** The library's own tints: a light shade in light mode, a share of its darkest one in dark mode. */
function tintOf(colors: readonly string[]): Readonly<Record<'light' | 'dark', Tint>> {
  const [rest = '', hover = '', darkest = ''] = [colors[1], colors[2], colors[9]];
  return { light: { rest, hover }, dark: { rest: shareOf(darkest, 0.5), hover: shareOf(darkest, 0.7) } };
}

function shareOf(color: string, share: number): string {
  const part = (at: number) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Our own tokens beside the library's; components use these instead of their own colours. */
export const themeVariables: CSSVariablesResolver = (theme) => {
  const of = (mode: 'light' | 'dark') => {
    const { fill, readable, tint, onTint } = theme.other[mode] as ModeBrand;
    return {
      '--mantine-color-body': SURFACES[mode].page,
      '--mantine-color-text': SURFACES[mode].text,
      '--mantine-color-dimmed': SURFACES[mode].dimmed,
      '--mantine-color-default-border': SURFACES[mode].line,
      '--mantine-color-anchor': readable,
      '--mantine-color-brand-filled': fill.color,
      '--mantine-color-brand-filled-hover': fill.hover,
      '--mantine-primary-color-contrast': fill.text,
      '--mantine-primary-color-light-color': onTint,
      '--mantine-color-brand-light-color': onTint,
      '--mantine-color-brand-light': tint.rest,
      '--mantine-color-brand-light-hover': tint.hover,
      '--mantine-color-brand-outline': readable,
      '--mantine-color-brand-text': readable,
      '--surface-card': SURFACES[mode].card,
      '--surface-raised': SURFACES[mode].raised,
      '--surface-sunken': SURFACES[mode].sunken,
      '--surface-line': SURFACES[mode].line,
      '--brand-text': readable,
      '--edge-shadow': EDGE_SHADOWS[mode],
      '--field-line': TONES[mode].neutral.line,
      '--mantine-color-error': TONES[mode].danger.text,
      '--mantine-color-placeholder': SURFACES[mode].dimmed,
      ...toneVariables(mode),
    };
  };
  return {
    variables: {
      '--brand-own': theme.colors.brand?.[theme.other.shade as number] ?? '',
      '--menu-width': WIDTHS.menu,
      '--menu-width-collapsed': WIDTHS.menuCollapsed,
      '--header-height': WIDTHS.header,
      '--page-width': WIDTHS.page,
      '--form-width': WIDTHS.form,
      '--form-screen-width': WIDTHS.formScreen,
      '--hairline': '1px',
      '--list-height': LIST_HEIGHT,
      '--profile-name-width': WIDTHS.profileName,
    },
    light: of('light'),
    dark: of('dark'),
  };
};
