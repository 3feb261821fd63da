import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { followClientReport, readClientReport } from '#areas/sharing/contract/client-view.calls.ts';
import type { ClientReport } from '#areas/sharing/contract/client-view.shapes.ts';
import { showDay, showInstant } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';
import { Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import classes from './report-screen.module.css';

/** The orders of an operation or of a client, to read, forward and print. */
export default function ReportScreen(): ReactNode {
  const { t } = useTranslation();
  const { reportId = '' } = useParams();
  const input = useMemo(() => ({ params: { reportId }, query: {} }), [reportId]);
  const { data, error, refetch } = useLivePage(readClientReport, input, {
    call: followClientReport,
    input: { params: input.params },
  });
  const report = data?.report;
  if (!report) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  return (
    <PublicPage company={report.company} wide>
      <Group justify="space-between">
        <Stack gap={0}>
          <Title order={1} size="h2">
            {t(`sharing.client.report.${report.subject}`, { title: report.title })}
          </Title>
          <Text c="dimmed">
            {t('sharing.client.report.madeAt', { at: showInstant(report.madeAt, report.company.timeZone) })}
          </Text>
        </Stack>
        <Button
          variant="default"
          className={classes.print ?? ''}
          leftSection={<IconPrinter size="1.1rem" aria-hidden />}
          onClick={() => window.print()}
        >
          {t('sharing.client.report.print')}
        </Button>
      </Group>
      <Totals report={report} />
      <Section title={t('sharing.client.report.orders')} count={report.totals.orders}>
        {report.orders.length === 0 ? (
          <EmptyState compact title={t('sharing.client.report.none')} />
        ) : (
          <Orders orders={report.orders} />
        )}
      </Section>
    </PublicPage>
  );
}

function Totals({ report: { totals } }: { readonly report: ClientReport }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const numbers = useNumbers();
  return (
    <dl className={classes.totals}>
      {totals.byStatus.map(({ status, orders }) => (
        <div key={status}>
          <dt>{t(`trips.view.progress.${statusName(status)}`)}</dt>
          <dd>{numbers.show(orders)}</dd>
        </div>
      ))}
      {totals.freight?.map(({ currency, value }) => (
        <div key={currency}>
          <dt>{t('sharing.client.freight')}</dt>
          <dd>{showMoney(value, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Orders({ orders }: { readonly orders: ClientReport['orders'] }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const [first] = orders;
  const numbers = useNumbers();
  const day = (date: string | null) => (date ? showDay(date) : '—');
  const weight = ({ weight: value, weightUnit: unit }: ClientReport['orders'][number]) =>
    value
      ? numbers.withUnit(value, unit ? t(dynamicKey('loadOrders.catalogues.weightUnitAbbreviations', unit)) : '')
      : '—';
  return (
    <Table.ScrollContainer minWidth="46rem">
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sharing.client.report.order')}</Table.Th>
            <Table.Th>{t('sharing.client.report.status')}</Table.Th>
            <Table.Th>{t('trips.view.route')}</Table.Th>
            <Table.Th>{t('trips.view.loading')}</Table.Th>
            <Table.Th>{t('trips.view.delivery')}</Table.Th>
            <Table.Th>{t('sharing.client.report.weight')}</Table.Th>
            {first?.driver !== undefined && <Table.Th>{t('sharing.client.driver')}</Table.Th>}
            {first?.plate !== undefined && <Table.Th>{t('trips.view.plate')}</Table.Th>}
            {first?.freight && <Table.Th>{t('sharing.client.freight')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => {
            const name = statusName(order.loadingOrderStatus);
            return (
              <Table.Tr key={order.loadingOrderCode}>
                <Table.Th scope="row" className={classes.code ?? ''}>
                  {order.loadingOrderCode}
                </Table.Th>
                <Table.Td>
                  <StatusChip tone={ORDER_TONES[name]} label={t(`trips.view.progress.${name}`)} />
                </Table.Td>
                <Table.Td>{`${order.origin} → ${order.destination}`}</Table.Td>
                <Table.Td>{day(order.loadingDate)}</Table.Td>
                <Table.Td>{day(order.deliveryDate)}</Table.Td>
                <Table.Td>{weight(order)}</Table.Td>
                {order.driver !== undefined && <Table.Td>{order.driver ?? '—'}</Table.Td>}
                {order.plate !== undefined && <Table.Td>{order.plate ?? '—'}</Table.Td>}
                {order.freight && (
                  <Table.Td>
                    {order.freight.value ? showMoney(order.freight.value, order.freight.currency) : '—'}
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
