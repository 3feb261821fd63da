import { useMergedRef } from '@mantine/hooks';
import { type Ref, useRef } from 'react';

interface FocusHome {
  readonly ref: Ref<HTMLButtonElement>;
  /** Does what takes the pressed button away. */
  readonly after: (act: () => void) => void;
}

/** Where the focus goes when what had it is gone; otherwise a keyboard would start again at the top of the page. */
export function useFocusHome(given: Ref<HTMLButtonElement> | undefined): FocusHome {
  const home = useRef<HTMLButtonElement>(null);
  return {
    ref: useMergedRef(home, given),
    after: (act) => {
      act();
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) home.current?.focus({ preventScroll: true });
      });
    },
  };
}
