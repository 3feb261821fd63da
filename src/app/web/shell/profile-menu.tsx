import { Popover, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import classes from './profile-menu.module.css';

const ProfilePanel = lazy(() => import('./profile-panel.tsx'));

/** The signed-in user, with a menu for company, language, theme and sign-out. */
export function ProfileMenu(): ReactNode {
  const { t } = useTranslation();
  const user = useSignedIn();
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" width="19rem" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.trigger} onClick={toggle}>
          <VisuallyHidden>{t('shell.profileMenu')}</VisuallyHidden>
          <PersonAvatar name={user.fullName} photo={user.photo} />
          <span className={classes.who}>
            <Text component="span" size="sm" fw={600} className={classes.name}>
              {user.fullName}
            </Text>
            <Text component="span" size="xs" c="dimmed" className={classes.name}>
              {user.email}
            </Text>
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes.panel}>
        <Suspense fallback={null}>
          <ProfilePanel onClose={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
