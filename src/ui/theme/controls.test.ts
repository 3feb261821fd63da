import {
  Alert,
  Badge,
  Checkbox,
  Chip,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  Indicator,
  MantineProvider,
  type MantineTheme,
  mergeMantineTheme,
  Pagination,
  PaginationRoot,
  Radio,
  Tabs,
} from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contrast } from '#kernel/palette.ts';
import { SHAPE, WORDS } from './fill.ts';
import { companyTheme, themeVariables } from './theme.ts';

const MODES = ['light', 'dark'] as const;
const SURFACES = ['--mantine-color-body', '--surface-card', '--surface-raised'];
const FILLED = 'var(--mantine-primary-color-filled)';

/** What the company's theme makes of a component: the library's own values, and ours over them. */
type Styled = { readonly varsResolver: (theme: MantineTheme, props: never, context: never) => unknown };
type Values = Readonly<Record<string, string | undefined>>;

function valuesOf(theme: MantineTheme, name: string, component: Styled, props: object): Values {
  const ours = theme.components[name] as
    | { defaultProps?: object; vars?: (theme: MantineTheme, props: object) => { root: Values } }
    | undefined;
  const all = { ...ours?.defaultProps, ...props };
  const library = component.varsResolver(theme, all as never, {} as never) as { readonly root: Values };
  return { ...library.root, ...ours?.vars?.(theme, all).root };
}

interface Control {
  readonly name: string;
  readonly ink: string;
  readonly grounds: readonly string[];
  readonly least: number;
}

/** Every control that has the company's colour, and what it stands on; `library.css` says the same where it must. */
function controlsIn(theme: MantineTheme): readonly Control[] {
  const of = (name: string, component: unknown, props = {}) => valuesOf(theme, name, component as Styled, props);
  const tabs = of('Tabs', Tabs);
  const checkbox = of('Checkbox', Checkbox);
  const radio = of('Radio', Radio);
  const pages = of('Pagination', PaginationRoot);
  const indicator = of('Indicator', Indicator);
  const badge = of('Badge', Badge);
  const alert = of('Alert', Alert, { variant: 'light' });
  const chip = of('Chip', Chip, { variant: 'light' });
  const shape = (name: string, ink = FILLED, grounds = SURFACES) => ({ name, ink, grounds, least: SHAPE });
  const words = (name: string, ink: string | undefined, ...grounds: (string | undefined)[]) => ({
    name,
    ink: ink ?? '',
    grounds: grounds.map((ground) => ground ?? ''),
    least: WORDS,
  });
  return [
    shape('the mark of the open tab', tabs['--tabs-color']),
    shape('a progress bar on its track', FILLED, ['--surface-card']),
    shape('a chosen check box', checkbox['--checkbox-color']),
    words('the tick in a check box', checkbox['--checkbox-icon-color'], checkbox['--checkbox-color']),
    shape('a chosen radio button', radio['--radio-color']),
    words('the dot in a radio button', radio['--radio-icon-color'], radio['--radio-color']),
    shape('an empty box, and the frame of a field', '--field-line'),
    shape('the chosen part of a segmented control', '--field-line', ['--surface-sunken']),
    words('the words of a segmented control', '--mantine-color-text', '--surface-sunken', '--surface-raised'),
    words('the number of the open page', pages['--pagination-active-color'] ?? '', FILLED),
    words('a number on a mark', indicator['--indicator-text-color'], indicator['--indicator-color'] ?? FILLED),
    shape('a loader'),
    words('a link', '--mantine-color-anchor', ...SURFACES),
    words('a button without a ground, also under the pointer', '--brand-text', ...SURFACES, '--surface-sunken'),
    words('a word in a chosen row', '--mantine-color-text', '--chosen'),
    words('a quiet word in a chosen row', '--mantine-color-dimmed', '--chosen'),
    words('a badge', badge['--badge-color'], badge['--badge-bg']),
    words('a notice', alert['--alert-color'], alert['--alert-bg']),
    words('the text of a notice', '--mantine-color-text', alert['--alert-bg']),
    words('a chosen chip, also under the pointer', chip['--chip-color'], chip['--chip-bg'], chip['--chip-hover']),
    words('the open item of a menu', '--mantine-primary-color-light-color', '--mantine-primary-color-light'),
  ];
}

/** The value of a variable down to its colour, as #rrggbb. */
function colorOf(name: string, known: Values): string {
  if (name === '--chosen') return mixed(colorOf('--surface-card', known), colorOf(FILLED, known), 0.12);
  const text = name.startsWith('--') ? known[name] : name;
  const variable = /^var\((--[\w-]+)\)$/.exec(text ?? '')?.[1];
  if (variable) return colorOf(variable, known);
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(text ?? '');
  if (parts) return hex(parts.slice(1).map(Number));
  if (!/^#[0-9a-f]{6}$/i.test(text ?? '')) throw new Error(`no colour: ${name} is ${text}`);
  return text!;
}

const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function mixed(ground: string, ink: string, share: number): string {
  const inks = channels(ink);
  return hex(channels(ground).map((part, at) => part * (1 - share) + inks[at]! * share));
}

const STRENGTHS = ['00', '33', '66', '99', 'cc', 'ff'];
const COLORS = STRENGTHS.flatMap((red) =>
  STRENGTHS.flatMap((green) => STRENGTHS.map((blue) => `#${red}${green}${blue}`)),
);

it.each(MODES)('every control shows on what is behind it, for any colour of a company, in %s mode', (mode) => {
  const problems = COLORS.flatMap((color) => {
    const theme = mergeMantineTheme(DEFAULT_THEME, companyTheme(color));
    const [library, ours] = [defaultCssVariablesResolver(theme), themeVariables(theme)];
    const known = { ...library.variables, ...library[mode], ...ours.variables, ...ours[mode] };
    return controlsIn(theme).flatMap(({ name, ink, grounds, least }) =>
      grounds
        .map((ground) => [ground, contrast(colorOf(ink, known), colorOf(ground, known))] as const)
        .filter(([, seen]) => seen < least)
        .map(([ground, seen]) => `${color}: ${name} on ${ground}: ${seen.toFixed(2)}`),
    );
  });
  expect(problems).toEqual([]);
});

it("the number of the open page has the colour of words on the company's colour", () => {
  const pages = createElement(Pagination, { total: 2 });
  const shown = renderToStaticMarkup(createElement(MantineProvider, { theme: companyTheme('#6d1f02') }, pages));
  expect(shown).toContain('--pagination-active-color:var(--mantine-primary-color-contrast)');
});
