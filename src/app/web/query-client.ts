import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#ui/api/api-error.ts';

/** A refused call is not repeated; a call that never reached the server is repeated twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.isTransport || error.status === 503),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
