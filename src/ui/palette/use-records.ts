import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { holds } from '#kernel/permission.ts';
import { SEARCH_MIN, searchRecords } from '#kernel/search-calls.ts';
import { useApi } from '../api/api-context.tsx';
import { useCanOpen } from '../routing/can-open.ts';
import { useSignedIn } from '../session/signed-in.ts';
import type { PaletteGroup, PaletteRecord, PaletteSource, Verb } from './palette-item.ts';
import { readVerb } from './read-verb.ts';
import { bestFirst, groupOf } from './record-groups.ts';

const TYPING_MS = 150;
const VERBS: readonly Verb[] = ['assign', 'reassign', 'finalize', 'pay', 'update', 'cancel', 'clone'];

interface Found {
  readonly groups: readonly PaletteGroup[];
  readonly searching: boolean;
  readonly failed: boolean;
}

/**
 * One search over the records of every kind, once typing pauses; what is shown stays until the next answer. The few
 * sources with a search of their own are asked beside it, and one of them that fails finds nothing.
 */
export function useRecords(sources: readonly PaletteSource[], typed: string): Found {
  const { t } = useTranslation();
  const api = useApi();
  const open = useNavigate();
  const canOpen = useCanOpen();
  const { permissions: held } = useSignedIn();
  const [paused] = useDebouncedValue(typed.trim(), TYPING_MS);
  const textOf = (verb: Verb, name: string) => t(`menu.actions.${verb}`, { name });
  const words = Object.fromEntries(VERBS.map((verb) => [verb, textOf(verb, '')])) as Record<Verb, string>;
  const { verbs, text } = readVerb(paused, words);
  const enabled = text.length >= SEARCH_MIN;
  const mine = sources.filter(({ rule }) => rule === undefined || holds(held, rule));

  const answer = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => api.call(searchRecords, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    enabled,
  });
  const asked = mine.flatMap(({ id, search }) => (search ? [{ id, search }] : []));
  const replies = useQueries({
    queries: asked.map(({ id, search }) => ({
      queryKey: ['palette', id, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(api, text, signal),
      enabled,
    })),
  });

  const rowsOf = (id: string) => answer.data?.found.find(({ list }) => list === id)?.rows ?? [];
  const recordsOf = ({ id, record }: PaletteSource): readonly PaletteRecord[] => {
    if (!enabled) return [];
    if (!record) return replies[asked.findIndex((source) => source.id === id)]?.data ?? [];
    const records = rowsOf(id).map((row) => record(row, { held, canOpen }));
    return records.filter((one) => 'run' in one || canOpen(one.address));
  };
  const labels = mine.map(({ labelKey }) => t(labelKey));
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  const groups = mine.map((source, at) => {
    const { id, groupKey, icon } = source;
    const label = groupKey && isShared(labels[at]!) ? `${labels[at]} · ${t(groupKey)}` : labels[at]!;
    const kind = { id, label, ...(icon ? { icon } : {}), records: recordsOf(source) };
    return groupOf(kind, { verbs, textOf, open: (address) => void open(address) });
  });
  const isFetching = answer.isFetching || replies.some((reply) => reply.isFetching);
  return {
    groups: bestFirst(groups, text),
    searching: isFetching || paused !== typed.trim(),
    failed: enabled && answer.isError,
  };
}
