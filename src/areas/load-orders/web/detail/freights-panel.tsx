import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreightView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { None } from '#ui/list/cells/none.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { PaymentsSection } from './payments-section.tsx';

/** The client's price, the carrier's price, and the payments. */
export default function FreightsPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const { transportFreight } = order;
  return (
    <RecordColumns
      first={
        <>
          <Freight title={t('loadOrders.screens.fields.clientFreight')} freight={order.clientFreight} />
          <Freight title={t('loadOrders.screens.fields.carrierFreight')} freight={order.carrierFreight} />
          {transportFreight && (
            <Section title={t('loadOrders.screens.fields.transportFreight')}>
              <span>{showMoney(transportFreight.value, transportFreight.currency.measurementId)}</span>
            </Section>
          )}
        </>
      }
      second={<PaymentsSection order={order} />}
    />
  );
}

function Freight({ title, freight }: { readonly title: string; readonly freight: FreightView | null }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const price = { label: t('loadOrders.screens.fields.price'), value: <FreightAmount freight={freight} /> };
  const more = freight
    ? [
        {
          label: t('loadOrders.screens.fields.freightType'),
          value: t(`loadOrders.catalogues.freightTypes.${freight.type}`),
        },
        { label: t('loadOrders.screens.fields.invoice'), value: t(freight.invoice ? 'lists.yes' : 'lists.no') },
        {
          label: t('loadOrders.screens.fields.advance'),
          value: freight.advance ? showMoney(freight.advance, freight.currency?.measurementId) : <None />,
        },
      ]
    : [];
  return (
    <Section title={title}>
      <Facts facts={[price, ...more]} />
    </Section>
  );
}

/** A price with its currency, and the unit of a compound freight. */
function FreightAmount({ freight }: { readonly freight: FreightView | null }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  if (!freight) return <None />;
  if (freight.value === null) return t(`loadOrders.catalogues.freightTypes.${freight.type}`);
  const price = showMoney(freight.value, freight.currency?.measurementId);
  return freight.unit ? `${price} / ${freight.unit.abbreviation}` : price;
}
