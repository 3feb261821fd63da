import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathSummary, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useReorder } from '#ui/form/use-reorder.ts';
import classes from '../panel/panel.module.css';
import { RouteChange } from './route-change.tsx';

const ICON = { size: '1rem', 'aria-hidden': true } as const;

interface PathOrderDialogProps {
  readonly route: RouteView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** In which order the paths are shown and proposed; the usual one is proposed first wherever it stands. */
export default function PathOrderDialog({ route, opened, onClose }: PathOrderDialogProps): ReactNode {
  const { t } = useTranslation();
  const [paths, setPaths] = useState(() => route.paths.filter(({ archived }) => !archived));
  const [announced, announce] = useState('');
  const move = (from: number, to: number) => {
    const moved = paths[from];
    if (!moved || to < 0 || to >= paths.length) return;
    setPaths(paths.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(t('ui.form.entries.moved', { name: moved.name, number: to + 1, count: paths.length }));
  };
  const reorder = useReorder(paths.length, move);
  const row = (path: PathSummary, at: number) => (
    <li key={path._id} data-dragged={reorder.dragged === at || undefined}>
      <div className={classes.row}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.grip!}
          aria-label={t('ui.form.entries.drag', { name: path.name })}
          {...reorder.handle(at)}
        >
          <IconGripVertical {...ICON} />
        </ActionIcon>
        <span className={classes.rowWords}>{path.name}</span>
        {path.isUsual && <Chip tone="info">{t('routes.editor.paths.usual')}</Chip>}
        <MoveButton
          label={t('ui.form.entries.moveUp', { name: path.name })}
          icon={<IconArrowUp {...ICON} />}
          isDisabled={at === 0}
          onMove={() => move(at, at - 1)}
        />
        <MoveButton
          label={t('ui.form.entries.moveDown', { name: path.name })}
          icon={<IconArrowDown {...ICON} />}
          isDisabled={at === paths.length - 1}
          onMove={() => move(at, at + 1)}
        />
      </div>
    </li>
  );
  return (
    <RouteChange
      {...{ route, opened, onClose }}
      title={t('routes.editor.paths.order')}
      saved={t('routes.editor.paths.ordered')}
      changes={{ pathIds: paths.map(({ _id }) => _id) }}
    >
      {() => (
        <>
          <Text size="sm" c="dimmed">
            {t('routes.editor.paths.orderHint')}
          </Text>
          <ol className={classes.list} ref={reorder.list} aria-label={t('routes.editor.paths.label')}>
            {paths.map(row)}
          </ol>
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </>
      )}
    </RouteChange>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDisabled: boolean;
  readonly onMove: () => void;
}

function MoveButton({ label, icon, isDisabled, onMove }: MoveButtonProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={isDisabled} onClick={onMove}>
      {icon}
    </ActionIcon>
  );
}
