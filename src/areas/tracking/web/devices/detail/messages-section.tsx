import { Button, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { readDeviceMessages } from '#areas/tracking/contract/device.calls.ts';
import type { DeviceMessageView } from '#areas/tracking/contract/device.shapes.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { showPosition } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { VERDICT_TONES } from '../device-looks.ts';

/** Enough to see how it is doing; all hundred are one button away. */
const FIRST = 10;
const KMH = 'km/h';

interface MessagesSectionProps {
  readonly id: string;
}

/** What it sent last and what became of it. */
export function MessagesSection({ id }: MessagesSectionProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useCall(readDeviceMessages, { params: { id } });
  const body = () => {
    if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
    if (!data) return <CardsSkeleton />;
    if (data.messages.length === 0) return <EmptyState title={t('tracking.devices.detail.noMessages')} />;
    return (
      <>
        {data.realInterval !== null && (
          <Text size="sm" mb="sm">
            {t('tracking.devices.detail.realInterval')}:{' '}
            {numbers.withUnit(data.realInterval, t('tracking.devices.units.seconds'))}
          </Text>
        )}
        <MessageTable messages={isWhole ? data.messages : data.messages.slice(0, FIRST)} />
        {!isWhole && data.messages.length > FIRST && (
          <Button variant="default" mt="sm" onClick={() => setWhole(true)}>
            {t('tracking.devices.detail.more')}
          </Button>
        )}
      </>
    );
  };
  return <Section title={t('tracking.devices.detail.messages')}>{body()}</Section>;
}

function MessageTable({ messages }: { readonly messages: readonly DeviceMessageView[] }): ReactNode {
  const { t } = useTranslation();
  const columns = ['at', 'verdict', 'place', 'speed', 'order'] as const;
  return (
    <Table.ScrollContainer
      minWidth="32rem"
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': t('tracking.devices.detail.messages') } }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map((name) => (
              <Table.Th key={name}>{t(`tracking.devices.messages.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {messages.map((message) => (
            <MessageRow key={message._id} message={message} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function MessageRow({ message }: { readonly message: DeviceMessageView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { at, receivedAt, verdict, reason, position, speedKmh, order } = message;
  return (
    <Table.Tr>
      <Table.Td>
        <RelativeTime instant={at ?? receivedAt} />
      </Table.Td>
      <Table.Td>
        <StatusChip tone={VERDICT_TONES[verdict]} label={t(`tracking.devices.verdicts.${verdict}`)} />
        {reason && (
          <Text size="xs" c="dimmed">
            {t(dynamicKey('tracking.devices.reasons', reason))}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{position ? showPosition(position) : <None />}</Table.Td>
      <Table.Td>{speedKmh === null ? <None /> : numbers.withUnit(Math.round(speedKmh), KMH)}</Table.Td>
      <Table.Td>{order ? <OrderLink order={order} /> : <None />}</Table.Td>
    </Table.Tr>
  );
}

function OrderLink({ order }: { readonly order: NonNullable<DeviceMessageView['order']> }): ReactNode {
  const canOpen = useCanOpen();
  const address = detailAddress(listOf(order.kind, false), order.operationId, order._id);
  return canOpen(address) ? <Link to={address}>{order.code}</Link> : order.code;
}
