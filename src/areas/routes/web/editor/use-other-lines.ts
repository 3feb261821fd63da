import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import type { RouteView } from '#areas/routes/contract/path.shapes.ts';
import type { Line } from '#areas/routes/rules/line.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';
import type { OtherPath } from './map/map-content.ts';

const NONE: readonly Line[] = [];

interface OtherLines {
  /** Coarse lines, enough to be seen. */
  readonly others: readonly OtherPath[];
  /** Whole ones, read only while a line is edited. */
  readonly snapTo: readonly Line[];
}

/** The other paths of the route, below the one that is edited. */
export function useOtherLines(route: RouteView | null, pathId: string | null, isLineEdited: boolean): OtherLines {
  const api = useApi();
  const paths = route?.paths;
  const others = useMemo(
    () =>
      (paths ?? [])
        .filter(({ _id, archived }) => _id !== pathId && !archived)
        .map(({ _id, outline }) => ({ id: _id, line: decodeLine(outline) ?? [] })),
    [paths, pathId],
  );
  const lines = useQueries({
    queries: others.map(({ id }) => {
      const input = { params: { id }, query: {} };
      return {
        queryKey: queryKey(readPath, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => api.call(readPath, input, { signal }),
        enabled: isLineEdited,
        select: decodedLine,
      };
    }),
    combine: linesOf,
  });
  return { others, snapTo: isLineEdited ? lines : NONE };
}

const decoded = new WeakMap<object, Line>();

/** One line for one answer, so that nothing is drawn anew. */
function decodedLine(reply: { readonly path: { readonly line: string } }): Line {
  const line = decoded.get(reply) ?? decodeLine(reply.path.line) ?? [];
  decoded.set(reply, line);
  return line;
}

const linesOf = (replies: readonly { readonly data?: Line | undefined }[]): readonly Line[] =>
  replies.flatMap(({ data }) => (data ? [data] : []));
