import { UnstyledButton } from '@mantine/core';
import { Marker } from '@vis.gl/react-maplibre';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Position } from '#kernel/position.ts';
import classes from './mark-button.module.css';

export interface Mark {
  readonly key: string;
  readonly at: Position;
  readonly label: string;
  readonly isSelected?: boolean;
  /** Whether the tip or the centre of the drawn mark is at its position. */
  readonly anchor?: 'bottom' | 'center';
  /** The canvas itself answers the pointer; what lies below stays in reach. */
  readonly isForKeys?: boolean;
  readonly press: () => void;
}

interface MarkButtonProps {
  readonly mark: Mark;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly keep: (button: HTMLButtonElement | null) => void;
}

/** An invisible button over a drawn mark; its ring shows when it is focused or selected. */
export function MarkButton({ mark, isTabStop, onFocus, onKeyDown, keep }: MarkButtonProps): ReactNode {
  const { at, label, isSelected, anchor = 'center', isForKeys, press } = mark;
  return (
    <Marker
      longitude={at.lng}
      latitude={at.lat}
      anchor={anchor}
      className={isForKeys ? classes.forKeys! : ''}
      onClick={({ originalEvent }) => originalEvent.stopPropagation()}
    >
      <UnstyledButton
        ref={keep}
        className={classes.mark!}
        aria-label={label}
        aria-current={isSelected || undefined}
        title={label}
        tabIndex={isTabStop ? 0 : -1}
        onClick={({ currentTarget }) => {
          // The map prevents the focus on a mouse press, but a popup returns the focus to the button it came from.
          currentTarget.focus({ preventScroll: true });
          press();
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </Marker>
  );
}
