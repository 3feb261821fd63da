import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#ui/api/api-error.ts';

/** A refused call is not repeated; a call that never reached the server is repeated twice. */
export const queryClient: QueryClient = new QueryClient({
  // A conflict means that the screen shows what is no longer so: whatever the action says about it, everything is read again.
  mutationCache: new MutationCache({
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries();
    },
  }),
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
