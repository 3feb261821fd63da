import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { holds } from '#kernel/permission.ts';
import { useApi } from '../api/api-context.tsx';
import { useSignedIn } from '../session/signed-in.ts';
import type { PaletteGroup, PaletteSource } from './palette-item.ts';

const TYPING_MS = 200;
const SHORTEST = 2;

interface Found {
  readonly groups: readonly PaletteGroup[];
  readonly searching: boolean;
}

/** Searches every source the person may search, once typing pauses. A source that fails finds nothing. */
export function useRecords(sources: readonly PaletteSource[], typed: string): Found {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const { permissions } = useSignedIn();
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS);
  const mine = sources.filter(({ rule }) => rule === undefined || holds(permissions, rule));
  const replies = useQueries({
    queries: mine.map((source) => ({
      queryKey: ['palette', source.id, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.search(api, text, signal),
      enabled: text.length >= SHORTEST,
    })),
  });
  const labels = mine.map(({ labelKey }) => t(labelKey));
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  const groups = mine.map(({ id, groupKey }, at) => ({
    id,
    label: groupKey && isShared(labels[at]!) ? `${labels[at]} · ${t(groupKey)}` : labels[at]!,
    items: (replies[at]?.data ?? []).map((record) => ({
      ...record,
      run: 'run' in record ? record.run : () => void navigate(record.address),
    })),
  }));
  return { groups, searching: replies.some(({ isFetching }) => isFetching) };
}
