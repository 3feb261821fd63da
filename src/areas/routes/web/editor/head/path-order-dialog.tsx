import { ActionIcon, Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathSummary, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { updateRoute } from '#areas/routes/contract/route.calls.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useReorder } from '#ui/form/use-reorder.ts';
import classes from '../panel/panel.module.css';

const ICON = { size: '1rem', 'aria-hidden': true } as const;

interface PathOrderDialogProps {
  readonly route: RouteView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** In which order the paths are shown and proposed; the usual one is proposed first wherever it stands. */
export default function PathOrderDialog({ route, opened, onClose }: PathOrderDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [paths, setPaths] = useState(() => route.paths.filter(({ archived }) => !archived));
  const [announced, announce] = useState('');
  const saving = useAction(updateRoute, {
    onDone: () => {
      snackbar.success(t('routes.editor.paths.ordered'));
      onClose();
    },
    onFailed: (error) => snackbar.failure('update', t('routes.what.route'), error),
  });
  const move = (from: number, to: number) => {
    const moved = paths[from];
    if (!moved || to < 0 || to >= paths.length) return;
    setPaths(paths.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(t('ui.form.entries.moved', { name: moved.name, number: to + 1, count: paths.length }));
  };
  const reorder = useReorder(paths.length, move);
  const save = () => {
    const pathIds = paths.map(({ _id }) => _id);
    const { name, currency, version } = route;
    saving.mutate({ params: { id: route._id }, body: { name, currency: currency as CurrencyCode, pathIds, version } });
  };
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
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      busy={saving.isPending}
      title={t('routes.editor.paths.order')}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={saving.isPending}>
            {t('ui.form.buttons.cancel')}
          </Button>
          <Button onClick={save} loading={saving.isPending}>
            {t('routes.editor.save.save')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('routes.editor.paths.orderHint')}
        </Text>
        <ol className={classes.list} ref={reorder.list} aria-label={t('routes.editor.paths.label')}>
          {paths.map(row)}
        </ol>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Stack>
    </Dialog>
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
