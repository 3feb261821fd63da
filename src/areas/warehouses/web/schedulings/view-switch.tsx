import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useView, VIEWS, type View } from './use-view.ts';

export function ViewSwitch(): ReactNode {
  const { t } = useTranslation();
  const { view, show } = useView();
  return (
    <SegmentedControl
      aria-label={t('warehouses.schedulings.view')}
      data={VIEWS.map((value) => ({ value, label: t(`warehouses.schedulings.${value}`) }))}
      value={view}
      onChange={(next) => show(next as View)}
    />
  );
}
