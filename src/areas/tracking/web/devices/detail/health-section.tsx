import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readDeviceHealth } from '#areas/tracking/contract/device.calls.ts';
import type { HealthDay } from '#areas/tracking/contract/device.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Section } from '#ui/record/section.tsx';
import classes from './health.module.css';

const HEIGHT = 48;
const STEP = 10;
const BAR = 8;
const PERCENT = 100;

interface HealthSectionProps {
  readonly id: string;
}

/** Messages of each day, the refused ones at the foot of the bar; the same as a table for whoever does not see it. */
export function HealthSection({ id }: HealthSectionProps): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(readDeviceHealth, { params: { id } });
  const body = () => {
    if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
    if (!data) return <CardsSkeleton />;
    if (data.days.every(({ messages }) => messages === 0)) {
      return <EmptyState title={t('tracking.devices.health.none')} />;
    }
    return (
      <>
        <HealthChart days={data.days} />
        <details className={classes.details}>
          <summary>{t('tracking.devices.health.table')}</summary>
          <HealthTable days={data.days} />
        </details>
      </>
    );
  };
  return <Section title={t('tracking.devices.detail.health')}>{body()}</Section>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function HealthChart({ days }: { readonly days: readonly HealthDay[] }): ReactNode {
  const { t } = useTranslation();
  const most = Math.max(...days.map(({ messages }) => messages), 1);
  const tall = (count: number) => (count / most) * HEIGHT;
  const label = t('tracking.devices.health.chart', {
    messages: sum(days.map(({ messages }) => messages)),
    refused: sum(days.map(({ refused }) => refused)),
  });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map(({ day, messages, refused }, at) => (
          <g key={day}>
            <rect
              className={classes.good}
              {...{ x: at * STEP, y: HEIGHT - tall(messages), width: BAR, height: tall(messages - refused) }}
            />
            <rect
              className={classes.refused}
              {...{ x: at * STEP, y: HEIGHT - tall(refused), width: BAR, height: tall(refused) }}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        <div className={classes.ends}>
          <span>{first && showDay(first.day)}</span>
          <span>{last && showDay(last.day)}</span>
        </div>
        <Text size="sm" mt="xs">
          {label}
        </Text>
      </figcaption>
    </figure>
  );
}

function HealthTable({ days }: { readonly days: readonly HealthDay[] }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const share = ({ messages, refused }: HealthDay) =>
    messages === 0 ? '–' : numbers.percent(Math.round((refused / messages) * PERCENT));
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {(['day', 'messages', 'refused', 'share'] as const).map((name) => (
            <Table.Th key={name}>{t(`tracking.devices.health.${name}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...days].reverse().map((day) => (
          <Table.Tr key={day.day}>
            <Table.Td>{showDay(day.day)}</Table.Td>
            <Table.Td>{numbers.show(day.messages)}</Table.Td>
            <Table.Td>{numbers.show(day.refused)}</Table.Td>
            <Table.Td>{share(day)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
