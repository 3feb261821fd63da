import { Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteView } from '#areas/routes/contract/path.shapes.ts';
import { ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';
import { RouteChange } from './route-change.tsx';

interface RouteDialogProps {
  readonly route: RouteView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The name of the route and the currency of its tolls. */
export function RouteDialog({ route, opened, onClose }: RouteDialogProps): ReactNode {
  const { t } = useTranslation();
  const [name, setName] = useState(route.name);
  const [currency, setCurrency] = useState(route.currency as CurrencyCode);
  const isEmpty = name.trim() === '';
  return (
    <RouteChange
      {...{ route, opened, onClose }}
      title={t('routes.editor.route.settings')}
      saved={t('routes.editor.route.saved')}
      changes={{ name, currency }}
      isIncomplete={isEmpty}
      showsAtField={({ fields }) => fields.name !== undefined}
    >
      {(error) => (
        <>
          <TextInput
            data-autofocus
            label={t('routes.editor.route.name')}
            required
            maxLength={ROUTE_NAME_MAX}
            value={name}
            error={isEmpty ? t('routes.editor.settings.required') : error?.fields.name?.message}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Select
            label={t('routes.editor.route.currency')}
            data={[...CURRENCY_CODES]}
            value={currency}
            allowDeselect={false}
            onChange={(value) => value && setCurrency(value as CurrencyCode)}
          />
        </>
      )}
    </RouteChange>
  );
}
