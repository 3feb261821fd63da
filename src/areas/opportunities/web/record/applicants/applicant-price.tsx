import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { screens as exchange } from '#areas/exchange-rates/area.ts';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { RateUsed } from '#ui/feedback/rate-used.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { Price } from '../../carrier/parts/price.tsx';
import classes from './applicant-card.module.css';

interface ApplicantPriceProps {
  readonly applicant: Pick<ApplicantView, 'offer' | 'comparable' | 'isConverted' | 'usedRates'>;
  /** The currency of the opportunity, in which applicants are compared. */
  readonly currency: string | null;
}

/** The last price; one of another currency with what it is worth in that of the opportunity. */
export function ApplicantPrice({ applicant, currency }: ApplicantPriceProps): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const { offer, comparable, isConverted, usedRates } = applicant;
  const converted = () =>
    comparable === null
      ? t('opportunities.record.applicants.noRate')
      : t('opportunities.record.applicants.converted', { price: showMoney(comparable, currency) });
  return (
    <>
      <Price price={offer.price} large />
      {isConverted && offer.price.value !== null && (
        <>
          <span className={classes.quiet}>{converted()}</span>
          {comparable !== null &&
            usedRates.map((rate) => (
              <RateUsed key={rate.currency} rate={rate} to={addressOf(exchange.exchangeRates)} />
            ))}
        </>
      )}
    </>
  );
}
