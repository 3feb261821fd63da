import { useRef } from 'react';
import { isSame } from './is-same.ts';

/** The value of before while the new one says the same, so that what depends on it is not drawn again. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}
