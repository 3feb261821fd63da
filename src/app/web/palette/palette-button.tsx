import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys, useOs } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './palette-button.module.css';

const ShellPalette = lazy(() => import('./shell-palette.tsx'));

/** Opens the command palette, as Ctrl K and ⌘K do from anywhere, fields included. */
export function PaletteButton(): ReactNode {
  const { t } = useTranslation();
  const os = useOs();
  const [opened, { open, close }] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    open();
  };
  useHotkeys([['mod+K', show]], []);
  return (
    <>
      <UnstyledButton className={classes.wide} onClick={show} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size="1.05rem" stroke={1.6} aria-hidden />
        {t('ui.palette.open')}
        <Kbd size="xs" aria-hidden>
          {t(os === 'macos' ? 'shell.shortcutMac' : 'shell.shortcut')}
        </Kbd>
      </UnstyledButton>
      <ActionIcon
        className={classes.narrow ?? ''}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('ui.palette.open')}
        onClick={show}
      >
        <IconSearch size="1.3rem" stroke={1.6} aria-hidden />
      </ActionIcon>
      {wasOpened && (
        <Suspense fallback={null}>
          <ShellPalette opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
