import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteView } from '#areas/routes/contract/path.shapes.ts';
import { updateRoute } from '#areas/routes/contract/route.calls.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

type RouteChanges = Partial<Omit<CallInput<typeof updateRoute>['body'], 'version'>>;

interface RouteChangeProps {
  readonly route: RouteView;
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What is said once it is saved. */
  readonly saved: string;
  readonly changes: RouteChanges;
  readonly isIncomplete?: boolean;
  /** Whether the content shows this refusal itself. */
  readonly showsAtField?: (error: ApiError) => boolean;
  readonly children: (error: ApiError | null) => ReactNode;
}

/** A dialog that changes a part of the route and leaves the others as they are. */
export function RouteChange(props: RouteChangeProps): ReactNode {
  const { route, title, opened, onClose, saved, changes, isIncomplete = false, showsAtField, children } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const saving = useAction(updateRoute, {
    onDone: () => {
      snackbar.success(saved);
      onClose();
    },
    onFailed: (error) => {
      if (!showsAtField?.(error)) snackbar.failure('update', t('routes.what.route'), error);
    },
  });
  const save = () => {
    const { name, version } = route;
    const before = { name, currency: route.currency as CurrencyCode, pathIds: [] };
    saving.mutate({ params: { id: route._id }, body: { ...before, ...changes, version } });
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      busy={saving.isPending}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={saving.isPending}>
            {t('ui.form.buttons.cancel')}
          </Button>
          <Button onClick={save} disabled={isIncomplete} loading={saving.isPending}>
            {t('routes.editor.save.save')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">{children(saving.error)}</Stack>
    </Dialog>
  );
}
