import { Tooltip, type TooltipProps } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';

/** As long as the theme lets other tooltips wait. */
const DELAY_MS = 350;

interface Described<E> {
  readonly ref: RefObject<E | null>;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly 'aria-describedby': string | undefined;
}

interface LateTooltipProps<E> extends Omit<TooltipProps, 'label' | 'target' | 'children'> {
  /** A component, so that its text is made only where somebody asks for it. */
  readonly Label: () => ReactNode;
  readonly children: (described: Described<E>) => ReactNode;
}

/** A tooltip that is made when the pointer first rests on what it describes: a list has one in every row. */
export function LateTooltip<E extends HTMLElement>({ Label, children, ...others }: LateTooltipProps<E>): ReactNode {
  const id = useId();
  const target = useRef<E>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWanted, want] = useState(false);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {children({
        ref: target,
        onMouseEnter: () => {
          leave();
          if (!isWanted) timer.current = setTimeout(() => want(true), DELAY_MS);
        },
        onMouseLeave: leave,
        'aria-describedby': isWanted ? id : undefined,
      })}
      {isWanted && (
        <Tooltip
          {...others}
          target={target}
          defaultOpened
          events={{ hover: true, focus: true, touch: true }}
          label={
            <span id={id}>
              <Label />
            </span>
          }
        />
      )}
    </>
  );
}
