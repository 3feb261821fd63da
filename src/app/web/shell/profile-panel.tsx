import { Box, Divider, Input, NavLink, SegmentedControl, Text } from '@mantine/core';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { profileMenuOf } from './menu-model.ts';
import classes from './profile-menu.module.css';
import { THEME_MODES, type ThemeMode, useThemeMode } from './use-theme-mode.ts';

export default function ProfilePanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const user = useSignedIn();
  const [mode, setMode] = useThemeMode();
  return (
    <>
      <div className={classes.head}>
        <Text size="sm" fw={600} truncate>
          {user.fullName}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {user.email}
        </Text>
      </div>
      <CompanySwitcher />
      {profileMenuOf(user.permissions).map((entry) => (
        <NavLink
          key={entry.path}
          component={Link}
          to={entry.address}
          onClick={onClose}
          label={t(entry.labelKey)}
          leftSection={<IconUserCircle size="1.1rem" stroke={1.6} aria-hidden />}
        />
      ))}
      <Divider />
      <Box px="sm" py="xs">
        <Input.Label size="xs" labelElement="div" id="theme-label">
          {t('shell.theme')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby="theme-label"
          value={mode}
          onChange={(value) => setMode(value as ThemeMode)}
          data={THEME_MODES.map(({ value, key }) => ({ value, label: t(key) }))}
        />
      </Box>
      <LanguageChoice />
      <Divider />
      <NavLink
        component="button"
        onClick={() => void user.signOut()}
        label={t('shell.signOut')}
        leftSection={<IconLogout size="1.1rem" stroke={1.6} aria-hidden />}
      />
    </>
  );
}
