import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { Allowed } from '#ui/permission/permission-context.tsx';
import { listAddress, type RecordPlace } from '../record/record-addresses.ts';

interface WritersOnlyProps {
  readonly place: RecordPlace;
  readonly children: ReactNode;
}

/** Readers may open the address of a form, but have nothing to fill in there: they see the list. */
export function WritersOnly({ place, children }: WritersOnlyProps): ReactNode {
  return (
    <Allowed rule={WRITE_OPPORTUNITIES} otherwise={<Navigate to={listAddress(place)} replace />}>
      {children}
    </Allowed>
  );
}
