import type { ReactNode } from 'react';
import type { AssociationRow } from '#areas/companies/contract/association.list.ts';
import { TextCell } from '#ui/list/cells/value-cells.tsx';
import classes from './company-name.module.css';
import { FavouriteButton } from './favourite-button.tsx';

interface CompanyNameProps {
  readonly row: AssociationRow;
  readonly mayStar: boolean;
}

/** The name behind its star. Where there is none yet its room stays, so that all names begin at one line. */
export function CompanyName({ row, mayStar }: CompanyNameProps): ReactNode {
  const name = <TextCell text={row.companyName} />;
  if (!mayStar) return name;
  return (
    <span className={classes.company}>
      <span className={classes.room}>{row.status === 'accepted' && <FavouriteButton row={row} />}</span>
      {name}
    </span>
  );
}
