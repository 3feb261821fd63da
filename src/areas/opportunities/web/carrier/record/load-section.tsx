import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';

/** What is carried, and in what. */
export function LoadSection({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { categoryLoad, typeTransportUnit, weightUnitValue, weightUnit, volume, specialNotes } = opportunity;
  const { _id: category } = categoryLoad;
  const { _id: type } = typeTransportUnit;
  const unit = weightUnit._id ? t(`opportunities.carrier.units.${weightUnit._id}`) : '';
  const all: readonly { readonly label: string; readonly value: ReactNode; readonly wide?: boolean }[] = [
    {
      label: t('opportunities.fields.typeTransportUnit'),
      value: type && t(valueLabel('receivedOpportunity', 'vehicleType', type)),
    },
    {
      label: t('opportunities.fields.categoryLoad'),
      value: category && t(valueLabel('receivedOpportunity', 'categoryLoad', category)),
    },
    {
      label: t('opportunities.fields.weight'),
      value: weightUnitValue === null ? null : numbers.withUnit(weightUnitValue, unit),
    },
    { label: t('opportunities.fields.volume'), value: volume },
    { label: t('opportunities.fields.specialNotes'), value: specialNotes, wide: true },
  ];
  const known = all.filter(({ value }) => value !== null && value !== '');
  return (
    <Section title={t('opportunities.carrier.load')}>
      <Facts facts={known} />
    </Section>
  );
}
