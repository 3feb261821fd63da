import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutsideView } from '#areas/opportunities/contract/outside.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';
import { offeredPrice } from '../carrier/parts/offered-price.ts';
import { Price } from '../carrier/parts/price.tsx';

/** What is to be carried, when, in what, and for how much. */
export function OfferedLoad({ opportunity }: { readonly opportunity: OutsideView }): ReactNode {
  const { t } = useTranslation();
  const facts = [...useDates(opportunity), ...useLoad(opportunity), ...usePayment(opportunity)];
  return (
    <Section title={t('opportunities.outside.load')}>
      <Price price={offeredPrice(opportunity)} large />
      <Facts facts={facts.filter(({ value }) => value !== null && value !== '')} />
    </Section>
  );
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly wide?: boolean;
}

function useDates({ dateType, dates }: OutsideView): readonly Fact[] {
  const { t } = useTranslation();
  const [from, until] = [dates.from && showDay(dates.from), dates.until && showDay(dates.until)];
  if (dateType === 'open') return [{ label: t('opportunities.outside.window'), value: `${from} – ${until}` }];
  return [
    { label: t('opportunities.outside.pickup'), value: from },
    { label: t('opportunities.outside.delivery'), value: until },
  ];
}

function useLoad(opportunity: OutsideView): readonly Fact[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { weightUnitValue, weightUnit, volume, specialNotes } = opportunity;
  const unit = weightUnit._id ? t(`opportunities.carrier.units.${weightUnit._id}`) : '';
  return [
    {
      label: t('opportunities.fields.typeTransportUnit'),
      value: opportunity.typeTransportUnitName,
    },
    {
      label: t('opportunities.fields.categoryLoad'),
      value: opportunity.categoryName,
    },
    {
      label: t('opportunities.fields.weight'),
      value: weightUnitValue === null ? null : numbers.withUnit(weightUnitValue, unit),
    },
    { label: t('opportunities.fields.volume'), value: volume },
    { label: t('opportunities.fields.required'), value: opportunity.quantityTransportUnit },
    { label: t('opportunities.fields.specialNotes'), value: specialNotes, wide: true },
  ];
}

function usePayment({ freightOffered, advance, percentAdvance }: OutsideView): readonly Fact[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isAdvanced = advance && percentAdvance !== null;
  return [
    {
      label: t('opportunities.carrier.invoice'),
      value: t(`opportunities.carrier.${freightOffered.invoice ? 'withInvoice' : 'withoutInvoice'}`),
    },
    {
      label: t('opportunities.fields.advance'),
      value: isAdvanced
        ? t('opportunities.carrier.advanceOf', { percent: numbers.percent(percentAdvance) })
        : t('opportunities.carrier.noAdvance'),
    },
  ];
}
