import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { Price } from '../../carrier/parts/price.tsx';
import lines from '../lines.module.css';
import classes from './applicant-card.module.css';

/** The prices back and forth, the one that counts first. */
export function OfferList({ applicant: { offer, offers } }: { readonly applicant: ApplicantView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  return (
    <ol className={lines.lines}>
      {offers
        .toSorted((one, other) => other.number - one.number)
        .map(({ number, by, price, comment, at }) => (
          <li key={number} className={lines.line}>
            <span className={lines.head}>
              <Price price={price} />
              {number === offer.number && <Chip tone="success">{t('opportunities.record.details.last')}</Chip>}
            </span>
            <span className={lines.quiet}>{`${t(`opportunities.sides.${by}`)} · ${showInstant(at)}`}</span>
            {comment && <q className={classes.comment}>{comment}</q>}
          </li>
        ))}
    </ol>
  );
}
