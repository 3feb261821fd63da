import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { screens } from '#areas/tracking/area.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { Section } from '#ui/record/section.tsx';
import { type AlertRow, alertList } from '../../contract/alert.list.ts';

const CALLS = listCalls(alertList);
const SHOWN = 10;

/** The last alerts of a trip; each opens where it is dealt with. A notification of one leads to the order. */
export function OrderAlerts({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const query = { loadingOrders: order.loadingOrderCode, page: 1, size: SHOWN } as const;
  const { data } = useCall(CALLS.read, { query });
  const alerts = (data?.alerts ?? []) as readonly AlertRow[];
  if (alerts.length === 0) return null;
  return (
    <Section title={t('lists.alert.title')} count={data?.totalRegistry ?? alerts.length}>
      <Stack component="ul" gap="xs" m={0} p={0}>
        {alerts.map(({ _id, type, startedAt, review }) => (
          <Text component="li" size="sm" key={_id}>
            <Anchor component={Link} to={`${addressOf(screens.operativeControl)}?alert=${_id}`} inherit>
              {t(`tracking.alerts.types.${type}`)}
            </Anchor>
            {` · ${t(`tracking.alerts.review.${review}`)} · `}
            <RelativeTime instant={startedAt} />
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
