import { ActionIcon, Tooltip } from '@mantine/core';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './map-canvas.module.css';

export function FrameButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const { t } = useTranslation();
  const label = t('ui.map.frameAll');
  return (
    <Tooltip label={label} position="left">
      <ActionIcon className={classes.frame!} variant="default" aria-label={label} onClick={onClick}>
        <IconFocusCentered size="1.25rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
