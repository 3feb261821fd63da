import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { Marked } from '#ui/list/search/marked.tsx';
import { Lane } from '../carrier/lists/external-card.tsx';
import { Pickup } from '../carrier/parts/pickup.tsx';
import { Price, priceOf } from '../carrier/parts/price.tsx';
import { TimeLeftChip } from '../carrier/parts/time-left-chip.tsx';
import classes from './opportunity-cells.module.css';
import { State } from './opportunity-cells.tsx';

interface OpportunityCardProps {
  readonly row: OpportunityRow;
  readonly tools: ReactNode;
  readonly href: string | undefined;
}

/** An own opportunity on a phone: lane, state and time left first, then who applied and what it pays. */
export function OpportunityCard({ row, tools, href }: OpportunityCardProps): ReactNode {
  const { t } = useTranslation();
  const { code, description, endsAt, applicants, accepted, quantity } = row;
  return (
    <div className={classes.card}>
      <header className={classes.head}>
        <Lane row={row} href={href} />
        {tools}
      </header>
      <span className={classes.marks}>
        <State row={row} />
        <TimeLeftChip endsAt={endsAt} />
      </span>
      <span className={classes.facts}>
        <Price price={priceOf(row)} />
        <span>
          {t('opportunities.carrier.pickup')}: <Pickup {...row} />
        </span>
      </span>
      <span className={classes.facts}>
        <span>{t('opportunities.carrier.applicants', { count: applicants })}</span>
        <span>
          {t('opportunities.fields.accepted')}: {t('opportunities.acceptedOf', { accepted, required: quantity })}
        </span>
      </span>
      <span className={classes.facts}>
        <Marked text={code} />
        <Marked text={description} />
      </span>
    </div>
  );
}
