import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { Facts, Section } from '#ui/record/section.tsx';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';

/** Monday first; 0 is Sunday. */
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** When it works, and when it does not. */
export function OpeningSection({ warehouse }: { readonly warehouse: WarehouseView }): ReactNode {
  const { t } = useTranslation();
  const { docks, shifts, closures } = warehouse;
  const dockNames = (ids: readonly string[]) =>
    docks
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const hours = (weekday: number) =>
    shifts
      .filter((shift) => shift.weekday === weekday)
      .map(({ starts, ends, dockIds }) => {
        const end = ends <= starts ? t('warehouses.detail.nextDay', { time: ends }) : ends;
        return [`${starts}–${end}`, dockNames(dockIds)].filter(Boolean).join(': ');
      })
      .join(' · ');
  return (
    <>
      <Section title={t('warehouses.form.hours')}>
        <Facts
          facts={WEEKDAYS.map((day) => ({
            label: t(dynamicKey('warehouses.weekdays', day)),
            value: hours(Number(day)) || <Text c="dimmed">{t('warehouses.detail.closed')}</Text>,
          }))}
        />
      </Section>
      {closures.length > 0 && (
        <Section title={t('warehouses.form.closures')} count={closures.length}>
          <Facts
            facts={closures.map(({ startsOn, endsOn, starts, ends, dockId, reason }) => ({
              label: startsOn === endsOn ? showDay(startsOn) : `${showDay(startsOn)} – ${showDay(endsOn)}`,
              value: [
                starts && ends ? `${starts}–${ends}` : t('warehouses.fields.wholeDay'),
                dockId && dockNames([dockId]),
                reason,
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </Section>
      )}
    </>
  );
}
