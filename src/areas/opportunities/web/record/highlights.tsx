import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { offeredPrice } from '../carrier/parts/offered-price.ts';
import { Price } from '../carrier/parts/price.tsx';
import classes from './highlights.module.css';

/** What decides: how many applied, how many trucks are accepted, the price, and the time left. */
export function Highlights({ opportunity }: { readonly opportunity: OpportunityView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { applicants, accepted, quantityTransportUnit } = opportunity;
  return (
    <dl className={classes.strip} aria-label={t('opportunities.record.highlights.label')}>
      <Highlight label={t('opportunities.fields.applicants')}>{numbers.show(applicants)}</Highlight>
      <Highlight label={t('opportunities.fields.accepted')}>
        {t('opportunities.acceptedOf', { accepted, required: quantityTransportUnit ?? 0 })}
      </Highlight>
      <Highlight label={t('opportunities.fields.freight')}>
        <Price price={offeredPrice(opportunity)} />
      </Highlight>
      <NextMoment opportunity={opportunity} />
    </dl>
  );
}

/** What the clock does next with it; nothing where it does nothing. */
function NextMoment({ opportunity }: { readonly opportunity: OpportunityView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { isScheduled, publicationDate, opensAt, endsAt } = opportunity;
  if (isScheduled && publicationDate) {
    return (
      <Highlight label={t('opportunities.record.highlights.publishes')}>
        <RelativeTime instant={publicationDate} />
      </Highlight>
    );
  }
  return (
    <>
      {opensAt && (
        <Highlight label={t('opportunities.record.highlights.opens')}>
          <RelativeTime instant={opensAt} />
        </Highlight>
      )}
      {endsAt && <Highlight label={t('opportunities.record.highlights.ends')}>{showInstant(endsAt)}</Highlight>}
    </>
  );
}

interface HighlightProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Highlight({ label, children }: HighlightProps): ReactNode {
  return (
    <div className={classes.item}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
