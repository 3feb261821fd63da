import { type ReactNode, useEffect, useRef } from 'react';

interface ChosenProps {
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** The name of a row; the one that the map shows as selected is marked, and in sight. */
export function Chosen({ isChosen, children }: ChosenProps): ReactNode {
  const name = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isChosen) name.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <span ref={name} data-chosen={isChosen || undefined}>
      {children}
    </span>
  );
}
