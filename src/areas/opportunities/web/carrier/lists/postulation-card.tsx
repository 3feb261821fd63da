import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { Marked } from '#ui/list/search/marked.tsx';
import { Pickup } from '../parts/pickup.tsx';
import { Lane } from './external-card.tsx';
import classes from './lists.module.css';
import { LastPrice, State } from './postulation-cells.tsx';

interface PostulationCardProps {
  readonly row: PostulationRow;
  readonly tools: ReactNode;
  readonly href: string | undefined;
  /** The next action as a large button. */
  readonly next: ReactNode;
}

/** An own application on a phone: lane, last price and whose turn it is. */
export function PostulationCard({ row, tools, href, next }: PostulationCardProps): ReactNode {
  const { t } = useTranslation();
  const truck = [row.plate, row.driverName].filter(Boolean).join(' · ');
  return (
    <div className={classes.offer}>
      <header className={classes.head}>
        <Lane row={row} href={href} />
        <span className={classes.tools}>{tools}</span>
      </header>
      <State row={row} />
      <LastPrice row={row} large />
      <span>
        {t('opportunities.carrier.pickup')}:{' '}
        <strong>
          <Pickup {...row} />
        </strong>
      </span>
      <span className={classes.facts}>
        <span>{t('opportunities.carrier.truckCount', { count: row.trucks })}</span>
        {truck && <span>{truck}</span>}
      </span>
      <span className={classes.facts}>
        <span>
          <Marked text={row.companyName} />
        </span>
        <span>
          <Marked text={row.code} />
        </span>
      </span>
      {next}
    </div>
  );
}
