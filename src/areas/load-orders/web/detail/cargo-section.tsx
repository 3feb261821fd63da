import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { TagsCell } from '#ui/list/cells/tags-cell.tsx';
import { Facts, Section } from '#ui/record/section.tsx';

/** What is carried, and in what. */
export function CargoSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { weightUnit, loads } = order;
  const tonnes = (value: number | null) =>
    value === null ? undefined : numbers.withUnit(value, t('loadOrders.catalogues.weightUnitAbbreviations.tn'));
  // The goods of an order are counted in the unit of its weight.
  const weighed = (value: number | string) => numbers.withUnit(value, weightUnit?.weightUnitAbbreviation ?? '');
  const weight = weightUnit && weighed(weightUnit.value ?? '');
  const facts: readonly { readonly label: NameIn<'loadOrders.screens.fields'>; readonly value: ReactNode }[] = [
    { label: 'categoryLoad', value: order.categoryLoad?.categoryLoadName },
    { label: 'weight', value: weight ?? undefined },
    { label: 'boardingMode', value: order.boardingMode?.boardingModeName },
    { label: 'typeTransportUnit', value: order.typeTransportUnit?.typeTransportUnitLabel },
    { label: 'typeOperation', value: order.typeOperation?.name },
    { label: 'serviceType', value: order.serviceType?.name },
    { label: 'loadedTn', value: tonnes(order.loadedTn) },
    { label: 'deliveredTn', value: tonnes(order.deliveredTn) },
    { label: 'differenceTn', value: tonnes(differenceOf(order)) },
  ];
  const shown = facts.filter(({ label, value }) => value !== undefined || ALWAYS.has(label));
  return (
    <Section title={t('loadOrders.screens.cargo')}>
      <Facts
        facts={[
          ...shown.map(({ label, value }) => ({
            label: t(`loadOrders.screens.fields.${label}`),
            value: value ?? <None />,
          })),
          ...(loads.length > 0
            ? [
                {
                  label: t('loadOrders.screens.fields.loads'),
                  wide: true,
                  value: (
                    <TagsCell tags={loads.map(({ category, value }) => `${category.categoryName} ${weighed(value)}`)} />
                  ),
                },
              ]
            : []),
          ...(order.comment
            ? [{ label: t('loadOrders.screens.fields.comment'), wide: true, value: order.comment }]
            : []),
        ]}
      />
    </Section>
  );
}

/** Fields shown for every order, even when they are empty. */
const ALWAYS: ReadonlySet<string> = new Set(['categoryLoad', 'weight', 'typeTransportUnit']);

/** The weight lost on the way, by the weighbridges. */
function differenceOf({ loadedTn, deliveredTn }: OrderView): number | null {
  if (loadedTn === null || deliveredTn === null) return null;
  return Math.round((deliveredTn - loadedTn) * 1000) / 1000;
}
