import { Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPathProps } from '#areas/load-orders/contract/order-slots.ts';
import { planOnMap } from '#areas/load-orders/rules/plan-map.ts';
import { hoursText } from '#areas/load-orders/rules/plan-time.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';
import { CheckpointList } from './checkpoint-list.tsx';
import classes from './plan.module.css';

/** The path of an order for people who only read it: the driver, and the client it is shown to. */
export default function PathView({ plan, hasMap }: OrderPathProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { route, places } = useMemo(() => {
    const drawn = planOnMap(plan);
    const ends = [
      { kind: 'origin' as const, at: drawn.route.path[0] },
      { kind: 'destination' as const, at: drawn.route.path.at(-1) },
    ].flatMap(({ kind, at }) => (at ? [{ id: kind, kind, at, label: t(`ui.map.mark.${kind}`) }] : []));
    return { route: drawn.route, places: [...ends, ...drawn.marks] };
  }, [plan, t]);
  const name = `${plan.route} · ${plan.path}`;
  const facts = [
    t('loadOrders.screens.kilometres', { number: numbers.show(plan.km) }),
    t('loadOrders.screens.plan.hours', { time: hoursText(plan.minutes) }),
    plan.source === 'estimate' && t('loadOrders.screens.plan.estimate'),
  ];
  return (
    <Section title={t('loadOrders.screens.plan.title')}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
        </div>
        {hasMap && (
          <div className={classes.map}>
            <MapView
              label={t('loadOrders.screens.plan.map', { name })}
              size="fill"
              routes={[route]}
              places={places}
              frameKey={name}
            />
          </div>
        )}
        <CheckpointList checkpoints={plan.checkpoints} />
      </Stack>
    </Section>
  );
}
