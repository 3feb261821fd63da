import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShipperCard as Card } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts } from '#ui/record/section.tsx';

/** Who pays: counted from what happened here, never typed by the shipper. */
export function ShipperCard({ card }: { readonly card: Card }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { rating, payment } = card;
  return (
    <Facts
      facts={[
        { label: t('opportunities.lanes.since'), value: showDay(card.since) },
        { label: t('opportunities.lanes.ordersDone'), value: numbers.show(card.ordersDone) },
        {
          label: t('opportunities.lanes.rating'),
          value: rating === null ? t('opportunities.lanes.notRated') : <RatingValue value={rating} />,
        },
        {
          label: t('opportunities.lanes.pays'),
          wide: true,
          value:
            payment === null
              ? t('opportunities.lanes.fewPayments')
              : t('opportunities.lanes.paysAfter', {
                  percent: numbers.percent(payment.paidShare),
                  count: payment.medianDays,
                }),
        },
      ]}
    />
  );
}
