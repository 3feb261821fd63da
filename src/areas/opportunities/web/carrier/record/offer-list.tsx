import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { Price } from '../parts/price.tsx';
import classes from './offer-list.module.css';

interface OfferListProps {
  /** Oldest first. */
  readonly offers: readonly Offer[];
  readonly shipper: string;
}

/** The whole way to the last price: who named which one, and when. */
export function OfferList({ offers, shipper }: OfferListProps): ReactNode {
  const { t } = useTranslation();
  const last = offers.at(-1)?.number;
  return (
    <ol className={classes.offers} aria-label={t('opportunities.carrier.prices')}>
      {offers.map((offer) => (
        <li key={offer.number}>
          <OfferLine offer={offer} shipper={shipper} isLast={offer.number === last} />
        </li>
      ))}
    </ol>
  );
}

interface OfferLineProps {
  readonly offer: Offer;
  /** The company that offers the load, where its name is known. */
  readonly shipper?: string;
  readonly isLast: boolean;
}

export function OfferLine({ offer, shipper, isLast }: OfferLineProps): ReactNode {
  const { t } = useTranslation();
  const { by, price, comment, at } = offer;
  return (
    <div className={classes.offer} data-by={by} data-last={isLast || undefined}>
      <span className={classes.line}>
        <span className={classes.who}>
          {by === 'carrier' ? t('opportunities.carrier.ownSide') : (shipper ?? t('opportunities.sides.shipper'))}
        </span>
        {isLast && <Chip tone="info">{t('opportunities.carrier.lastPrice')}</Chip>}
        <span className={classes.when}>
          <RelativeTime instant={at} />
        </span>
      </span>
      <Price price={price} />
      {comment && <q className={classes.comment}>{comment}</q>}
    </div>
  );
}
