import { Progress, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Section } from '#ui/record/section.tsx';
import type { FacilityMonth } from '../../contract/rating.calls.ts';
import classes from './rating.module.css';

const MOST = 5;

/** Month after month: a table that also shows its stars as bars. */
export function RatingTrend({ months }: { readonly months: readonly FacilityMonth[] }): ReactNode {
  const { t, i18n } = useTranslation();
  const numbers = useNumbers();
  if (months.length === 0) return null;
  const named = new Intl.DateTimeFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const minutes = (value: number | null) => (value === null ? '–' : t('warehouses.rating.minutes', { count: value }));
  return (
    <Section title={t('warehouses.rating.trend')}>
      <Table.ScrollContainer minWidth="28rem">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('warehouses.rating.month')}</Table.Th>
              <Table.Th w="40%">{t('warehouses.rating.stars')}</Table.Th>
              <Table.Th>{t('warehouses.rating.waiting')}</Table.Th>
              <Table.Th>{t('warehouses.rating.turn')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map(({ month, stars, count, waitingMinutes, turnMinutes }) => (
              <Table.Tr key={month}>
                <Table.Td className={classes.short}>{named.format(new Date(`${month}-01T00:00:00Z`))}</Table.Td>
                <Table.Td>
                  {stars === null ? (
                    '–'
                  ) : (
                    <>
                      {`${numbers.rating(stars)} · ${t('warehouses.rating.count', { count })}`}
                      <Progress value={(stars / MOST) * 100} color="yellow.6" aria-hidden />
                    </>
                  )}
                </Table.Td>
                <Table.Td className={classes.short}>{minutes(waitingMinutes)}</Table.Td>
                <Table.Td className={classes.short}>{minutes(turnMinutes)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}
