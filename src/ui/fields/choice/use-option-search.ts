import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Option } from './option.ts';
import type { OptionSource } from './option-source.ts';

const PAUSE_MS = 250;
const FRESH_MS = 60_000;

export interface OptionSearch {
  readonly state: 'waiting' | 'loading' | 'failed' | 'found';
  readonly options: readonly Option[];
  readonly retry: () => void;
}

/** Searches the source once typing pauses; the last results stay until the next reply. */
export function useOptionSearch(source: OptionSource, text: string, minLetters: number): OptionSearch {
  const typed = text.trim();
  const [searched] = useDebouncedValue(typed, PAUSE_MS);
  const enough = typed.length >= minLetters;
  const query = useQuery({
    queryKey: ['option-search', ...source.key, searched],
    queryFn: ({ signal }) => source.search(searched, signal),
    enabled: enough && searched.length >= minLetters,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
  const options = enough ? (query.data ?? []) : [];
  const retry = () => void query.refetch();
  if (!enough) return { state: 'waiting', options, retry };
  if (searched !== typed || query.isFetching) return { state: 'loading', options, retry };
  return { state: query.isError ? 'failed' : 'found', options, retry };
}

/** The option of the chosen value; read from the source only when its name is not known yet. */
export function useChosenOption(
  source: OptionSource,
  value: string | null,
  known: Option | undefined,
): Option | undefined {
  const query = useQuery({
    queryKey: ['option-find', ...source.key, value],
    queryFn: async ({ signal }) => (await source.find?.(value ?? '', signal)) ?? null,
    enabled: Boolean(value) && known === undefined && source.find !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  });
  return known ?? query.data ?? undefined;
}
