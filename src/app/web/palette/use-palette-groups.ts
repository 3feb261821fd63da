import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { holds } from '#kernel/permission.ts';
import { languageName } from '#ui/i18n/language-name.ts';
import type { PaletteAction, PaletteGroup, PaletteItem } from '#ui/palette/palette-item.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useRouteHistory } from '#ui/routing/route-history.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { isOfPlatform } from '../home.ts';
import { activeEntry, allEntriesOf } from '../shell/menu-model.ts';
import { useLanguageChoice } from '../shell/use-language-choice.ts';
import { THEME_MODES, useThemeMode } from '../shell/use-theme-mode.ts';

const RECENT = 3;

/** Where one was lately, every screen of the menus, what can be created, and what the profile menu does. */
export function usePaletteGroups(created: readonly PaletteAction[]): readonly PaletteGroup[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const canOpen = useCanOpen();
  const history = useRouteHistory();
  const reader = useSignedIn();
  const { permissions, isPlatform, signOut } = reader;
  const { language, offered: languages, choose } = useLanguageChoice();
  const [mode, setMode] = useThemeMode();

  const entries = allEntriesOf(reader);
  const here = activeEntry(entries, pathname);
  const lately = [...history].reverse().flatMap((path) => activeEntry(entries, path) ?? []);
  const recent = [...new Set(lately)].filter((entry) => entry !== here).slice(0, RECENT);

  const screen = (entry: (typeof entries)[number], kind: string): PaletteItem => ({
    id: `${kind}:${entry.path}`,
    label: t(entry.labelKey),
    ...(entry.groupKey ? { detail: t(entry.groupKey) } : {}),
    icon: kind === 'recent' ? IconHistory : IconArrowRight,
    run: () => void navigate(entry.address),
  });

  const offered = created.filter(
    ({ rule, address }) =>
      canOpen(address) && (!isPlatform || isOfPlatform(address)) && (rule === undefined || holds(permissions, rule)),
  );
  const creation = ({ id, labelKey, groupKey, address }: PaletteAction): PaletteItem => ({
    id: `create:${id}`,
    label: t(labelKey),
    ...(groupKey ? { detail: t(groupKey) } : {}),
    icon: IconPlus,
    run: () => void navigate(address),
  });

  return [
    { id: 'recent', label: t('shell.recent'), items: recent.map((entry) => screen(entry, 'recent')) },
    {
      id: 'screens',
      label: t('shell.screens'),
      items: entries.filter((entry) => !recent.includes(entry)).map((entry) => screen(entry, 'screen')),
    },
    {
      id: 'actions',
      label: t('shell.actions'),
      items: [
        ...offered.map(creation),
        ...THEME_MODES.filter(({ value }) => value !== mode).map(({ value, key }) => ({
          id: `theme:${value}`,
          label: t(key),
          detail: t('shell.theme'),
          icon: IconMoon,
          run: () => setMode(value),
        })),
        ...languages
          .filter((other) => other !== language)
          .map((other) => ({
            id: `language:${other}`,
            label: languageName(other),
            detail: t('shell.language'),
            icon: IconLanguage,
            run: () => void choose(other),
          })),
        { id: 'signOut', label: t('shell.signOut'), icon: IconLogout, run: () => void signOut() },
      ],
    },
  ];
}
