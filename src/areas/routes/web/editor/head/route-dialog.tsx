import { Button, Select, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteView } from '#areas/routes/contract/path.shapes.ts';
import { ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { updateRoute } from '#areas/routes/contract/route.calls.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

interface RouteDialogProps {
  readonly route: RouteView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The name of the route and the currency of its tolls. */
export function RouteDialog({ route, opened, onClose }: RouteDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [name, setName] = useState(route.name);
  const [currency, setCurrency] = useState(route.currency as CurrencyCode);
  const saving = useAction(updateRoute, {
    onDone: () => {
      snackbar.success(t('routes.editor.route.saved'));
      onClose();
    },
    onFailed: (error) => {
      if (!error.fields.name) snackbar.failure('update', t('routes.what.route'), error);
    },
  });
  const save = () =>
    saving.mutate({ params: { id: route._id }, body: { name, currency, pathIds: [], version: route.version } });
  const isEmpty = name.trim() === '';
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      busy={saving.isPending}
      title={t('routes.editor.route.settings')}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={saving.isPending}>
            {t('ui.form.buttons.cancel')}
          </Button>
          <Button onClick={save} disabled={isEmpty} loading={saving.isPending}>
            {t('routes.editor.save.save')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label={t('routes.editor.route.name')}
          required
          maxLength={ROUTE_NAME_MAX}
          value={name}
          error={isEmpty ? t('routes.editor.settings.required') : saving.error?.fields.name?.message}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Select
          label={t('routes.editor.route.currency')}
          data={[...CURRENCY_CODES]}
          value={currency}
          allowDeselect={false}
          onChange={(value) => value && setCurrency(value as CurrencyCode)}
        />
      </Stack>
    </Dialog>
  );
}
