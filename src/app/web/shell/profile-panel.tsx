import { Box, Divider, Input, NavLink, SegmentedControl, Select, Text } from '@mantine/core';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as session } from '#areas/session/area.ts';
import { receivedInvitations } from '#areas/users/contract/invitation.calls.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { languageName } from '#ui/i18n/language-name.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { unsentEntries } from '../session/farewell.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { profileMenuOf } from './menu-model.ts';
import classes from './profile-menu.module.css';
import { useLanguageChoice } from './use-language-choice.ts';
import { THEME_MODES, type ThemeMode, useThemeMode } from './use-theme-mode.ts';

export default function ProfilePanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const user = useSignedIn();
  const [mode, setMode] = useThemeMode();
  const dialogs = useDialogs();
  const leave = async () => {
    const count = await unsentEntries();
    if (count > 0 && !(await dialogs.warn(t('shell.unsent', { count })))) return;
    await user.signOut();
  };
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
      <Invitations onClose={onClose} />
      {profileMenuOf(user).map((entry) => (
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
        onClick={() => void leave()}
        label={t('shell.signOut')}
        leftSection={<IconLogout size="1.1rem" stroke={1.6} aria-hidden />}
      />
    </>
  );
}

/** Companies that wait for an answer, which is given on the profile. */
function Invitations({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const count = useCall(receivedInvitations, {}, { staleTime: 0 }).data?.invitations.length ?? 0;
  if (count === 0) return null;
  return (
    <NavLink
      component={Link}
      to={addressOf(session.profile)}
      onClick={onClose}
      label={t('shell.invitations', { count })}
      leftSection={<IconMail size="1.1rem" stroke={1.6} aria-hidden />}
    />
  );
}

function LanguageChoice(): ReactNode {
  const { t } = useTranslation();
  const { language, offered, choose } = useLanguageChoice();
  return (
    <Box px="sm" py="xs">
      <Select
        size="xs"
        label={t('shell.language')}
        value={language}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={offered.map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => value && void choose(value as Language)}
      />
    </Box>
  );
}
