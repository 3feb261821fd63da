import { useMergedRef } from '@mantine/hooks';
import { type Ref, useRef } from 'react';

interface FocusHome {
  readonly ref: Ref<HTMLButtonElement>;
  /** Runs an action that removes the pressed button. */
  readonly after: (act: () => void) => void;
}

/**
 * Where the focus goes when its element is removed; otherwise the keyboard would start again at the top of the page.
 */
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
