import {
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useRef } from 'react';
import type { ApiCall, CallInput, CallReply } from '#kernel/api-call.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiError } from './api-error.ts';

const ApiContext = createContext<ApiClient | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('ApiProvider is missing');
  return client;
}

/** The key starts with the call's area, so that a write can refresh everything of its area at once. */
export const queryKey = (call: ApiCall, input?: unknown): readonly unknown[] => [...call.id.split('.'), input ?? null];

type ReadOptions<T> = Omit<UseQueryOptions<T, ApiError>, 'queryKey' | 'queryFn'>;

/** Reads through the contract; cancelled when the screen goes away. */
export function useCall<C extends ApiCall>(
  call: C,
  input: CallInput<C>,
  options: ReadOptions<CallReply<C>> = {},
): UseQueryResult<CallReply<C>, ApiError> {
  const api = useApi();
  return useQuery({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => api.call(call, input, { signal }),
    ...options,
  });
}

interface ActionOptions<C extends ApiCall> {
  /** Areas whose data this write changes besides its own. */
  readonly refresh?: readonly string[];
  readonly onDone?: (reply: CallReply<C>, input: CallInput<C>) => void;
  readonly onFailed?: (error: ApiError) => void;
}

/**
 * Writes through the contract. The idempotency key stays the same until the write succeeds or its input changes, so a
 * second click or a retry after a lost reply never creates a second record.
 */
export function useAction<C extends ApiCall>(
  call: C,
  options: ActionOptions<C> = {},
): UseMutationResult<CallReply<C>, ApiError, CallInput<C>> {
  const api = useApi();
  const queries = useQueryClient();
  const attempt = useRef<{ input: string; key: string } | null>(null);
  return useMutation<CallReply<C>, ApiError, CallInput<C>>({
    mutationFn: (input) => {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() };
      return api.call(call, input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: async (reply, input) => {
      attempt.current = null;
      options.onDone?.(reply, input);
      const areas = [call.id.split('.')[0], ...(options.refresh ?? [])];
      await Promise.all(areas.map((area) => queries.invalidateQueries({ queryKey: [area] })));
    },
    onError: (error) => options.onFailed?.(error),
  });
}
