import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './driver.module.css';

const HOLD_MS = 1_200;

interface HoldButtonProps {
  readonly children: ReactNode;
  readonly onHeld: () => void;
}

/** Acts only while it is held for a moment, by finger or by key, so that a pocket sets off nothing. */
export function HoldButton({ children, onHeld }: HoldButtonProps): ReactNode {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const release = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hold = () => {
    if (timer.current !== undefined) return;
    setHeld(true);
    timer.current = window.setTimeout(() => {
      release();
      onHeld();
    }, HOLD_MS);
  };
  const byKey = (act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return (
    <Button
      size="lg"
      color="red.9"
      className={classes.hold ?? ''}
      data-held={isHeld || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={byKey(hold)}
      onKeyUp={byKey(release)}
      onBlur={release}
    >
      {children}
    </Button>
  );
}
