import { useMantineColorScheme } from '@mantine/core';
import { updateProfile } from '#areas/session/contract/profile.calls.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { useApi } from '#ui/api/api-context.tsx';

export type ThemeMode = 'light' | 'dark' | 'auto';

export const THEME_MODES: readonly { readonly value: ThemeMode; readonly key: PhraseKey }[] = [
  { value: 'light', key: 'shell.themeLight' },
  { value: 'dark', key: 'shell.themeDark' },
  { value: 'auto', key: 'shell.themeAuto' },
];

/** Switches at once and is stored with the account, or on this device when the server cannot be reached. */
export function useThemeMode(): readonly [ThemeMode, (mode: ThemeMode) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const api = useApi();
  const choose = (mode: ThemeMode) => {
    setColorScheme(mode);
    api.call(updateProfile, { body: { themeMode: mode } }).catch(() => undefined);
  };
  return [colorScheme, choose];
}
