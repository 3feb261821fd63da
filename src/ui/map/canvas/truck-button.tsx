import { memo, type ReactNode, useCallback } from 'react';
import classes from './mark-button.module.css';
import type { RovingMarks } from './use-roving-marks.ts';

interface TruckButtonProps {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly roving: RovingMarks;
  readonly onPress: (id: string) => void;
}

/** A bare button: two hundred of them move every second, and those of the library take four times as long. */
export const TruckButton = memo(function TruckButton(props: TruckButtonProps): ReactNode {
  const { id, label, x, y, isSelected, isTabStop, roving, onPress } = props;
  const keep = useCallback((button: HTMLButtonElement | null) => roving.keep(id, button), [roving, id]);
  return (
    <button
      type="button"
      ref={keep}
      className={`mantine-focus-auto ${classes.mark} ${classes.placed}`}
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
      aria-label={label}
      aria-current={isSelected || undefined}
      title={label}
      tabIndex={isTabStop ? 0 : -1}
      onClick={({ currentTarget }) => {
        // The map prevents the focus on a mouse press, but a popup returns the focus to the button it came from.
        currentTarget.focus({ preventScroll: true });
        onPress(id);
      }}
      onFocus={() => roving.onFocus(id)}
      onKeyDown={(event) => roving.onKeyDown(event, id)}
    />
  );
});
