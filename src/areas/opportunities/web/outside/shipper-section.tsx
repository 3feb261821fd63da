import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutsideView } from '#areas/opportunities/contract/outside.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';

/** Who offers the load, counted from what happened in the product. */
export function ShipperSection({ opportunity }: { readonly opportunity: OutsideView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { company, shipper } = opportunity;
  const { verified, since, ordersDone, rating, payment } = shipper;
  const facts = [
    { label: t('opportunities.outside.shipper.since'), value: showDay(since) },
    { label: t('opportunities.outside.shipper.orders'), value: ordersDone },
    ...(rating === null
      ? []
      : [{ label: t('opportunities.outside.shipper.rating'), value: <RatingValue value={rating} /> }]),
    ...(payment
      ? [
          { label: t('opportunities.outside.shipper.paid'), value: numbers.percent(payment.paidShare) },
          {
            label: t('opportunities.outside.shipper.days'),
            value: t('opportunities.outside.shipper.dayCount', { count: payment.medianDays }),
          },
        ]
      : []),
  ];
  return (
    <Section
      title={t('opportunities.outside.shipper.title')}
      action={
        <Chip
          tone={verified ? 'success' : 'neutral'}
          {...(verified ? { icon: <IconRosetteDiscountCheck size="0.95rem" aria-hidden /> } : {})}
        >
          {t(`opportunities.outside.shipper.${verified ? 'verified' : 'notVerified'}`)}
        </Chip>
      }
    >
      <strong>{company.name}</strong>
      <Facts facts={facts} />
    </Section>
  );
}
