import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { NumberCell, TextCell } from '#ui/list/cells/value-cells.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import { CompanyName } from '../parts/company-name.tsx';
import { Pickup } from '../parts/pickup.tsx';
import { PostulationChip } from '../parts/postulation-chip.tsx';
import { Price, priceOf } from '../parts/price.tsx';
import { TimeLeftChip } from '../parts/time-left-chip.tsx';
import classes from './lists.module.css';

interface CodeProps {
  readonly row: { readonly code: string; readonly companyName: string; readonly companyVerified?: boolean };
}

/** The code of a load and who offers it. */
export function Code({ row }: CodeProps): ReactNode {
  return (
    <span className={classes.code}>
      <Marked text={row.code} />
      <span className={classes.note}>
        <CompanyName name={row.companyName} verified={row.companyVerified ?? false} />
      </span>
    </span>
  );
}

/** Long names are cut, so that price and time stay within the screen. */
function City({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={classes.city}>
      <TextCell text={name} />
    </span>
  );
}

/** Where a load goes, as all lists of loads show it. */
export const LANE_CELLS = {
  origin: ({ origin }: { readonly origin: string }) => <City name={origin} />,
  destination: ({ destination }: { readonly destination: string }) => <City name={destination} />,
};

/** What kind of truck, for how much; only states have a colour. */
function Truck({ row }: { readonly row: ExternalRow }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.code}>
      {t(valueLabel('receivedOpportunity', 'vehicleType', row.vehicleType))}
      <span className={classes.note}>
        <Weight row={row} />
      </span>
    </span>
  );
}

/** The offered price, and how many want it. */
function OfferedPrice({ row }: { readonly row: ExternalRow }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.last}>
      <Price price={priceOf(row)} />
      <span className={classes.note}>{t('opportunities.carrier.applicants', { count: row.applicants })}</span>
    </span>
  );
}

/** The state of the own application, or that the load is the own company's. */
export function Own({ row }: { readonly row: ExternalRow }): ReactNode {
  const { t } = useTranslation();
  if (row.isOwn) return <Chip tone="active">{t('opportunities.carrier.isOwn')}</Chip>;
  return row.applied && <PostulationChip state={row.applied} />;
}

export function Weight({ row }: { readonly row: Pick<ExternalRow, 'weight' | 'weightUnit'> }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <span className={classes.weight}>
      {numbers.withUnit(row.weight, t(`opportunities.carrier.units.${row.weightUnit}`))}
    </span>
  );
}

/** Columns of offered loads that need more than the default cell of their kind. */
export const EXTERNAL_CELLS = {
  ...LANE_CELLS,
  code: (row: ExternalRow) => <Code row={row} />,
  applied: (row: ExternalRow) => (row.isOwn || row.applied ? <Own row={row} /> : undefined),
  pickupDate: (row: ExternalRow) => <Pickup {...row} />,
  vehicleType: (row: ExternalRow) => <Truck row={row} />,
  weight: (row: ExternalRow) => <Weight row={row} />,
  freight: (row: ExternalRow) => <OfferedPrice row={row} />,
  accepted: (row: ExternalRow) => <NumberCell value={row.accepted} of={row.quantity} />,
  endsAt: (row: ExternalRow) =>
    row.endsAt || row.answerBy ? <TimeLeftChip endsAt={row.endsAt} answerBy={row.answerBy} /> : undefined,
  companyName: (row: ExternalRow) => <CompanyName name={row.companyName} verified={row.companyVerified} />,
};
