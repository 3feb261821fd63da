import { createContext, useContext } from 'react';

/** Whether an address leads to a screen that exists and that the signed-in person may open. */
export type CanOpen = (address: string) => boolean;

const CanOpenContext = createContext<CanOpen>(() => false);
export const CanOpenProvider = CanOpenContext.Provider;

export function useCanOpen(): CanOpen {
  return useContext(CanOpenContext);
}
