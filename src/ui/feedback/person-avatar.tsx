import { Avatar } from '@mantine/core';
import type { ReactNode } from 'react';
import { initialsOf, toneOf } from './initials.ts';
import classes from './person-avatar.module.css';

interface PersonAvatarProps {
  readonly name: string;
  readonly photo?: string | null;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A photo, or initials where there is none or it fails to load. Decoration beside the name. */
export function PersonAvatar({ name, photo, size = 'md' }: PersonAvatarProps): ReactNode {
  const tone = toneOf(name);
  return (
    <Avatar
      src={photo ?? null}
      alt=""
      size={size}
      radius="50%"
      aria-hidden
      data-tone={tone}
      classNames={{ root: classes.avatar, placeholder: classes.initials }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

interface PersonProps extends PersonAvatarProps {
  /** A quieter second line: the phone, the company. */
  readonly detail?: ReactNode;
  /** The name, where a part of it is marked. */
  readonly shownName?: ReactNode;
}

/** Photo or initials, name and a second line. */
export function Person({ detail, shownName, ...person }: PersonProps): ReactNode {
  return (
    <span className={classes.person}>
      <PersonAvatar {...person} />
      <span className={classes.words}>
        <span className={classes.name}>{shownName ?? person.name}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
    </span>
  );
}
