import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { NumberCell, TextCell } from '#ui/list/cells/value-cells.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import { LANE_CELLS, Weight } from '../carrier/lists/external-cells.tsx';
import { Pickup } from '../carrier/parts/pickup.tsx';
import { Price, priceOf } from '../carrier/parts/price.tsx';
import { TimeLeftChip } from '../carrier/parts/time-left-chip.tsx';
import { STATE_TONES } from '../record/opportunity-texts.tsx';
import classes from './opportunity-cells.module.css';

/** The state; a created one that waits for its publication says when, and one that ended says why. */
export function State({ row: { state, publishAt, endedBy } }: { readonly row: OpportunityRow }): ReactNode {
  const { t } = useTranslation();
  const isScheduled = useNow() < new Date(publishAt ?? 0) && state === 'created';
  const note = () => {
    if (isScheduled && publishAt !== null) return <RelativeTime instant={publishAt} />;
    return state === 'unpublished' && endedBy !== null ? t(`opportunities.endedBy.${endedBy}`) : null;
  };
  return (
    <span className={classes.state}>
      {isScheduled ? (
        <StatusChip tone="info" label={t('opportunities.pendingApproval')} />
      ) : (
        <StatusChip tone={STATE_TONES[state]} label={t(`opportunities.states.${state}`)} />
      )}
      <span className={classes.note}>{note()}</span>
    </span>
  );
}

/** The code, and what the load is called. */
function Code({ row: { code, description } }: { readonly row: OpportunityRow }): ReactNode {
  return (
    <span className={classes.code}>
      <Marked text={code} />
      <span className={classes.note}>
        <TextCell text={description} />
      </span>
    </span>
  );
}

const NAMES = {
  vehicleType: ({ vehicleType }: OpportunityRow) => valueLabel('opportunity', 'vehicleType', vehicleType),
  publicationType: ({ publicationType }: OpportunityRow) =>
    `lists.opportunity.values.publicationType.${publicationType}` as const,
  marketType: ({ marketType }: OpportunityRow) => `lists.opportunity.values.marketType.${marketType}` as const,
  dateType: ({ dateType }: OpportunityRow) => `lists.opportunity.values.dateType.${dateType}` as const,
  categoryLoad: ({ categoryLoad }: OpportunityRow) =>
    categoryLoad === null ? null : valueLabel('opportunity', 'categoryLoad', categoryLoad),
} as const;

/** What is chosen from a list of names; only the state has a colour. */
function Named({ row, of }: { readonly row: OpportunityRow; readonly of: keyof typeof NAMES }): ReactNode {
  const { t } = useTranslation();
  const key = NAMES[of](row);
  return key === null ? <None /> : <TextCell text={t(key)} />;
}

const named = (of: keyof typeof NAMES) => (row: OpportunityRow) => <Named row={row} of={of} />;

/** Columns that need more than the default cell of their kind. */
export const OPPORTUNITY_CELLS = {
  ...LANE_CELLS,
  code: (row: OpportunityRow) => <Code row={row} />,
  state: (row: OpportunityRow) => <State row={row} />,
  pickupDate: (row: OpportunityRow) => <Pickup {...row} />,
  freight: (row: OpportunityRow) => <Price price={priceOf(row)} />,
  weight: (row: OpportunityRow) => <Weight row={row} />,
  accepted: ({ accepted, quantity }: OpportunityRow) => <NumberCell value={accepted} of={quantity} />,
  endsAt: ({ endsAt }: OpportunityRow) => (endsAt === null ? undefined : <TimeLeftChip endsAt={endsAt} />),
  vehicleType: named('vehicleType'),
  publicationType: named('publicationType'),
  marketType: named('marketType'),
  dateType: named('dateType'),
  categoryLoad: named('categoryLoad'),
};
