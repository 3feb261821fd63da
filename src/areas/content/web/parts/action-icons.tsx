import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import type { ReactNode } from 'react';
import type { ContentAction } from '../../rules/publication.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

export const ACTION_ICONS: Readonly<Record<ContentAction, ReactNode>> = {
  update: <IconPencil {...ICON} />,
  publish: <IconSend {...ICON} />,
  archive: <IconArchive {...ICON} />,
  draft: <IconArrowBackUp {...ICON} />,
};
