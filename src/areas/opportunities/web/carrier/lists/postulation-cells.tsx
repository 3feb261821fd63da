import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { NumberCell } from '#ui/list/cells/value-cells.tsx';
import { Pickup } from '../parts/pickup.tsx';
import { PostulationChip } from '../parts/postulation-chip.tsx';
import { Price, priceOf } from '../parts/price.tsx';
import { useReasonLine } from '../parts/reason-line.ts';
import { Turn } from '../parts/turn.tsx';
import { Code, LANE_CELLS } from './external-cells.tsx';
import classes from './lists.module.css';

/** State, whether the opportunity changed since, whether it is the own turn to answer, and why it ended. */
export function State({ row }: { readonly row: PostulationRow }): ReactNode {
  const { t } = useTranslation();
  const ended = useReasonLine()(row);
  return (
    <span className={classes.state}>
      <span className={classes.marks}>
        <PostulationChip state={row.state} />
        {row.changed && row.state === 'pending' && <Chip tone="warning">{t('opportunities.carrier.changed')}</Chip>}
        <Turn state={row.state} offerBy={row.offerBy} />
      </span>
      {ended && (
        <span className={classes.note} title={ended}>
          {ended}
        </span>
      )}
    </span>
  );
}

/** The last price, and who named it while an answer is due. */
export function LastPrice({
  row,
  large = false,
}: {
  readonly row: PostulationRow;
  readonly large?: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.last} data-large={large || undefined}>
      <Price price={priceOf(row)} large={large} />
      {row.state === 'pending' && (
        <span className={classes.note}>{t(`opportunities.carrier.priceBy.${row.offerBy}`)}</span>
      )}
    </span>
  );
}

/** How many trucks, of an accepted application those that are wanted, and which one. */
function Trucks({ row }: { readonly row: PostulationRow }): ReactNode {
  const { state, trucks, acceptedTrucks, plate } = row;
  return (
    <span className={classes.last}>
      {state === 'accepted' ? <NumberCell value={acceptedTrucks} of={trucks} /> : <NumberCell value={trucks} />}
      {plate && <span className={classes.note}>{plate}</span>}
    </span>
  );
}

/** Columns of own applications that need more than the default cell of their kind. */
export const POSTULATION_CELLS = {
  ...LANE_CELLS,
  code: (row: PostulationRow) => <Code row={row} />,
  state: (row: PostulationRow) => <State row={row} />,
  pickupDate: (row: PostulationRow) => <Pickup {...row} />,
  freight: (row: PostulationRow) => <LastPrice row={row} />,
  trucks: (row: PostulationRow) => <Trucks row={row} />,
};
