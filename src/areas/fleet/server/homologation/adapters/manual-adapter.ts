import type { CheckAdapter } from './check-adapter.ts';

/** Built in: the check waits for a person who looks it up and files the evidence. */
export const manualAdapter: CheckAdapter = {
  source: 'manual',
  ask: async () => ({ status: 'pending', clear: null, message: null, details: {} }),
};
