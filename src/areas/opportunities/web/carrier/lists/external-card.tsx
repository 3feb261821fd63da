import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ExternalRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { Marked } from '#ui/list/search/marked.tsx';
import { CompanyName } from '../parts/company-name.tsx';
import { Pickup } from '../parts/pickup.tsx';
import { Price, priceOf } from '../parts/price.tsx';
import { TimeLeftChip } from '../parts/time-left-chip.tsx';
import { Own, Weight } from './external-cells.tsx';
import classes from './lists.module.css';

interface ExternalCardProps {
  readonly row: ExternalRow;
  readonly tools: ReactNode;
  readonly href: string | undefined;
  /** Opens the dialog to apply, where that is allowed. */
  readonly applyTo: string | undefined;
}

/** An offered load on a phone: lane, price and pickup first, and one large button for the thumb. */
export function ExternalCard({ row, tools, href, applyTo }: ExternalCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.offer}>
      <header className={classes.head}>
        <Lane row={row} href={href} />
        <span className={classes.tools}>{tools}</span>
      </header>
      <span className={classes.marks}>
        <Price price={priceOf(row)} large />
        <TimeLeftChip endsAt={row.endsAt} answerBy={row.answerBy} />
        <Own row={row} />
      </span>
      <span>
        {t('opportunities.carrier.pickup')}:{' '}
        <strong>
          <Pickup {...row} />
        </strong>
      </span>
      <span className={classes.facts}>
        <span>{t(valueLabel('receivedOpportunity', 'vehicleType', row.vehicleType))}</span>
        <Weight row={row} />
        <span>{t('opportunities.carrier.applicants', { count: row.applicants })}</span>
        {row.quantity > 1 && (
          <span>{t('opportunities.carrier.trucksLeft', { count: row.quantity - row.accepted })}</span>
        )}
      </span>
      <span className={classes.facts}>
        <CompanyName name={row.companyName} verified={row.companyVerified} />
        <span>
          <Marked text={row.code} />
        </span>
      </span>
      {applyTo && (
        <Button component={Link} to={applyTo} fullWidth size="md" className={classes.apply!}>
          {t('opportunities.carrier.actions.apply')}
        </Button>
      )}
    </div>
  );
}

interface LaneProps {
  readonly row: { readonly origin: string; readonly destination: string };
  readonly href: string | undefined;
}

/** The lane is what a card is called, and its link. */
export function Lane({ row, href }: LaneProps): ReactNode {
  const words = (
    <>
      <Marked text={row.origin} /> → <Marked text={row.destination} />
    </>
  );
  return href === undefined ? (
    <span className={classes.lane}>{words}</span>
  ) : (
    <Link to={href} className={classes.lane} data-row-link>
      {words}
    </Link>
  );
}
