import type { ReactNode } from 'react';
import classes from './record-columns.module.css';

interface RecordColumnsProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** The cards of a record in two columns, or in one where there is no room for two. */
export function RecordColumns({ first, second }: RecordColumnsProps): ReactNode {
  return (
    <div className={classes.sections}>
      <div className={classes.column}>{first}</div>
      <div className={classes.column}>{second}</div>
    </div>
  );
}
