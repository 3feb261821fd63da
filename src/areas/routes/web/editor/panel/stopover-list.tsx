import { ActionIcon, Text } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showPosition } from '#kernel/position.ts';
import { useReorder } from '#ui/form/use-reorder.ts';
import { useEditor } from '../editor-context.ts';
import type { DraftStopover } from '../state/path-draft.ts';
import { farStopovers, removeStopover, reorderStopover } from '../state/stopovers.ts';
import { AddStopover } from './add-stopover.tsx';
import classes from './panel.module.css';

const ICON = { size: '1rem', 'aria-hidden': true } as const;

/** Reordered by dragging, by buttons, or with Alt and the arrows; every change asks for the way again. */
export function StopoverList(): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, ends, isReadOnly, announce } = useEditor();
  const { stopovers } = draft;
  const far = useMemo(() => farStopovers(draft, ends), [draft, ends]);
  const nameOf = ({ name, lat, lng }: DraftStopover) => name ?? showPosition({ lat, lng });
  const move = (from: number, to: number) => {
    const moved = stopovers[from];
    if (!moved || to < 0 || to >= stopovers.length) return;
    edit((before) => reorderStopover(before, from, to), 'reorder');
    announce(t('ui.form.entries.moved', { name: nameOf(moved), number: to + 1, count: stopovers.length }));
  };
  const reorder = useReorder(stopovers.length, move);
  return (
    <section className={classes.list} aria-label={t('routes.editor.stopovers.title')}>
      <h2 className={classes.heading}>{t('routes.editor.stopovers.title')}</h2>
      {stopovers.length === 0 && <p className={classes.quiet}>{t('routes.editor.stopovers.none')}</p>}
      <ol className={classes.list} ref={reorder.list}>
        {stopovers.map((stopover, at) => {
          const name = nameOf(stopover);
          const byKeys = (event: KeyboardEvent) => {
            const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0;
            if (by === 0) return;
            event.preventDefault();
            move(at, at + by);
          };
          return (
            <li key={stopover.key} data-dragged={reorder.dragged === at || undefined} onKeyDown={byKeys}>
              <div className={classes.row}>
                {!isReadOnly && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    className={classes.grip!}
                    aria-label={t('ui.form.entries.drag', { name })}
                    {...reorder.handle(at)}
                  >
                    <IconGripVertical {...ICON} />
                  </ActionIcon>
                )}
                <span className={classes.number}>{at + 1}</span>
                <span className={classes.rowWords}>{name}</span>
                {!isReadOnly && (
                  <RowButtons
                    name={name}
                    isFirst={at === 0}
                    isLast={at === stopovers.length - 1}
                    onMove={(by) => move(at, at + by)}
                    onRemove={() => {
                      edit((before) => removeStopover(before, stopover.key));
                      announce(t('routes.editor.stopovers.removed'));
                    }}
                  />
                )}
              </div>
              {far.has(stopover.key) && (
                <Text className={classes.warning!} role="status">
                  {t('routes.editor.stopovers.far')}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && <AddStopover />}
    </section>
  );
}

interface RowButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function RowButtons({ name, isFirst, isLast, onMove, onRemove }: RowButtonsProps): ReactNode {
  const { t } = useTranslation();
  const button = (label: string, icon: ReactNode, act: () => void, isDisabled = false) => (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={isDisabled} onClick={act}>
      {icon}
    </ActionIcon>
  );
  return (
    <>
      {button(t('ui.form.entries.moveUp', { name }), <IconArrowUp {...ICON} />, () => onMove(-1), isFirst)}
      {button(t('ui.form.entries.moveDown', { name }), <IconArrowDown {...ICON} />, () => onMove(1), isLast)}
      {button(t('routes.editor.stopovers.remove', { name }), <IconTrash {...ICON} />, onRemove)}
    </>
  );
}
