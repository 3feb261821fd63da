import { Avatar, Box, Menu, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
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
import { type ThemeMode, useThemeMode } from './use-theme-mode.ts';

const MODES: readonly { readonly value: ThemeMode; readonly key: string }[] = [
  { value: 'light', key: 'shell.themeLight' },
  { value: 'dark', key: 'shell.themeDark' },
  { value: 'auto', key: 'shell.themeAuto' },
];

/** Who I am, in which company, in which language and light, and the way out. */
export function ProfileMenu(): ReactNode {
  const { t } = useTranslation();
  const user = useSignedIn();
  const [mode, setMode] = useThemeMode();
  return (
    <Menu position="bottom-end" width="19rem" shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton className={classes.trigger} aria-label={t('shell.profileMenu')}>
          <Avatar src={user.photo} name={user.fullName} color="initials" size="md" />
          <Box visibleFrom="md">
            <Text size="sm" fw={600} className={classes.name}>
              {user.fullName}
            </Text>
            <Text size="xs" c="dimmed" className={classes.name}>
              {user.email}
            </Text>
          </Box>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Stack gap={2} px="sm" py="xs" hiddenFrom="md">
          <Text size="sm" fw={600} truncate>
            {user.fullName}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {user.email}
          </Text>
        </Stack>
        <CompanySwitcher />
        {profileMenuOf(user.permissions).map((entry) => (
          <Menu.Item
            key={entry.path}
            component={Link}
            to={entry.address}
            closeMenuOnClick
            leftSection={<IconUserCircle size="1.1rem" stroke={1.6} />}
          >
            {t(entry.labelKey)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Box px="sm" py="xs">
          <Text size="xs" c="dimmed" mb={4} id="theme-label">
            {t('shell.theme')}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="theme-label"
            value={mode}
            onChange={(value) => setMode(value as ThemeMode)}
            data={MODES.map(({ value, key }) => ({ value, label: t(key) }))}
          />
        </Box>
        <LanguageChoice />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size="1.1rem" stroke={1.6} />} onClick={() => void user.signOut()}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
