import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/master-data/area.ts';
import { hideCity } from '#areas/master-data/contract/city.calls.ts';
import { type CityRow, cityList } from '#areas/master-data/contract/city.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';

const calls = listCalls(cityList);
const TONES = {
  state: { offered: 'success', hidden: 'neutral' },
  origin: { product: 'neutral', changed: 'info', added: 'warning' },
} as const;

/** The towns that places are chosen from, in every company. */
export default function CitiesScreen(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const numbers = useNumbers();
  const hide = useAction(hideCity, {
    onDone: ({ city }) => snackbar.success(t(city.hidden ? 'cities.hid' : 'cities.shown')),
    onFailed: (error: unknown) => snackbar.failure('update', t('cities.what'), error),
  });
  const addressOfRow = ({ _id: cityId }: CityRow) => addressOf(screens.updateCity, { cityId });
  const rowActions = (row: CityRow): readonly RowAction[] => [
    { id: 'edit', label: t('cities.edit'), href: addressOfRow(row) },
    {
      id: 'hide',
      label: t(row.state === 'hidden' ? 'cities.show' : 'cities.hide'),
      onAct: () => hide.mutate({ params: { id: row._id }, body: { hidden: row.state !== 'hidden' } }),
    },
  ];
  return (
    <ListScreen
      definition={cityList}
      calls={calls}
      rowId={(row) => row._id}
      rowHref={addressOfRow}
      cells={{
        lat: ({ lat }) => numbers.show(lat),
        lng: ({ lng }) => numbers.show(lng),
      }}
      tones={TONES}
      rowActions={rowActions}
      actions={
        <Button component={Link} to={addressOf(screens.createCity)}>
          {t('cities.create')}
        </Button>
      }
    />
  );
}
