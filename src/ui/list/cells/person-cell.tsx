import type { ReactNode } from 'react';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { Marked } from '../search/marked.tsx';
import classes from './cell.module.css';

interface PersonCellProps {
  readonly name: string;
  readonly photo?: string | null | undefined;
}

/** Photo or initials and the name on one line. */
export function PersonCell({ name, photo }: PersonCellProps): ReactNode {
  return (
    <span className={classes.person}>
      <PersonAvatar name={name} photo={photo ?? null} size="sm" />
      <span className={classes.text} title={name}>
        <Marked text={name} />
      </span>
    </span>
  );
}
