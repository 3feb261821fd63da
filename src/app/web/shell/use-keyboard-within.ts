import { type FocusEvent, useState } from 'react';

interface KeyboardWithin {
  readonly within: boolean;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Whether the keyboard focus is inside; focus left by a mouse click does not count. */
export function useKeyboardWithin(): KeyboardWithin {
  const [within, setWithin] = useState(false);
  return {
    within,
    onFocus: ({ target }) => setWithin(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setWithin(false);
    },
  };
}
