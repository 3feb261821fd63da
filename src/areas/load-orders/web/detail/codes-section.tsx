import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_CODES } from '#areas/load-orders/contract/order-fields.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';
import { shownProperties } from './order-properties.ts';

const CODES = ['assignmentNumber', ...ORDER_CODES, 'clientTaxDocument'] as const;

/** The numbers by which others know the order, and the company's custom properties. */
export function CodesSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const isDoubtful = { billOfLadingNumber: order.hasRepeatedBL, equipmentNumber: order.equipmentNumberDoubtful };
  const codes = CODES.flatMap((name) => {
    const value = order[name];
    if (value === null) return [];
    return [{ name, value: name === 'clientTaxDocument' ? showTaxId(order.clientCompany?.countryId, value) : value }];
  });
  const lists = (['orderCodes', 'deliveryCodes'] as const).filter((name) => order[name].length > 0);
  const properties = shownProperties(order.propertiesOc, t, useNumbers());
  const facts = [
    ...codes.map(({ name, value }) => ({
      label: t(`loadOrders.screens.fields.${name}`),
      value: (
        <>
          {value} <CopyButton value={value} label={value} />
          {(name === 'billOfLadingNumber' || name === 'equipmentNumber') && isDoubtful[name] && (
            <Chip tone="warning">{t(`loadOrders.screens.doubts.${name}`)}</Chip>
          )}
        </>
      ),
    })),
    ...(order.containerType
      ? [{ label: t('loadOrders.screens.fields.containerType'), value: order.containerType.name }]
      : []),
    ...lists.map((name) => ({
      label: t(`loadOrders.screens.fields.${name}`),
      value: order[name].join(', '),
      wide: order[name].length > 2,
    })),
    ...properties,
  ];
  if (facts.length === 0) return null;
  return (
    <Section title={t('loadOrders.screens.codes')}>
      <Facts facts={facts} />
    </Section>
  );
}
