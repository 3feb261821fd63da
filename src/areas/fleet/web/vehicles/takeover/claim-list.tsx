import type { ReactNode } from 'react';
import { type ClaimRow, claimList } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import { shownPlate } from '#countries/country.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { CLAIM_TONES, CountryName, Plate } from '../vehicle-texts.tsx';
import { useClaimActions } from './use-claim-actions.tsx';

const CALLS = listCalls(claimList);
const TONES = { status: CLAIM_TONES, side: { sent: 'info', received: 'active' } } as const;
const CELLS = {
  plate: ({ countryId, plate }: ClaimRow) => <Plate country={countryId} plate={plate} />,
  countryId: ({ countryId }: ClaimRow) => <CountryName country={countryId} />,
};
const claimId = (row: ClaimRow): string => row._id;

/** Claims on vehicles of closed fleets, sent and received. */
export default function ClaimList(): ReactNode {
  const rowActions = useClaimActions();
  return (
    <ListScreen
      definition={claimList}
      calls={CALLS}
      rowId={claimId}
      rowName={({ countryId, plate }) => shownPlate(countryId, plate)}
      cells={CELLS}
      tones={TONES}
      rowActions={rowActions}
    />
  );
}
