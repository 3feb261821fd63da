import { ActionIcon } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReorderHandle } from '../use-reorder.ts';
import classes from './entries.module.css';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

interface EntryFrameProps {
  /** `Etapa 2`. */
  readonly label: string;
  /** Its content, for screen readers: part of the buttons' labels. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly removeLabel: string;
  readonly handle: ReorderHandle;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly level: 1 | 2 | 3;
  readonly isDragged: boolean;
  readonly children: ReactNode;
}

/** One entry of an ordered list: dragged by its handle, or moved by buttons. */
export function EntryFrame(props: EntryFrameProps): ReactNode {
  const { label, name, index, count, removeLabel, handle, onMove, onRemove, level, isDragged, children } = props;
  const { t } = useTranslation();
  const button = (text: string, icon: ReactNode, act: () => void, disabled = false) => (
    <ActionIcon variant="subtle" color="gray" disabled={disabled} onClick={act} aria-label={text} title={text}>
      {icon}
    </ActionIcon>
  );
  return (
    <fieldset className={classes.entry} data-level={level} data-dragged={isDragged || undefined} aria-label={label}>
      <div className={classes.head}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.handle!}
          aria-label={t('ui.form.entries.drag', { name })}
          {...handle}
        >
          <IconGripVertical {...ICON} />
        </ActionIcon>
        <span className={classes.label}>{label}</span>
        {button(
          t('ui.form.entries.moveUp', { name }),
          <IconArrowUp {...ICON} />,
          () => onMove(index, index - 1),
          index === 0,
        )}
        {button(
          t('ui.form.entries.moveDown', { name }),
          <IconArrowDown {...ICON} />,
          () => onMove(index, index + 1),
          index === count - 1,
        )}
        {button(removeLabel, <IconTrash {...ICON} />, () => onRemove(index))}
      </div>
      {children}
    </fieldset>
  );
}
