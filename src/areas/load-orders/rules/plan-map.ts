import type { CheckpointType } from '#areas/routes/rules/route-limits.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';

interface Drawable {
  readonly line: string;
  readonly source: string;
  readonly corridorMeters: number;
  readonly checkpoints: readonly (Position & { readonly type: CheckpointType; readonly name: string })[];
}

/** What a map shows of a path: its line with the corridor, and what is passed on the way. */
export function planOnMap({ line, source, corridorMeters, checkpoints }: Drawable) {
  return {
    route: {
      id: 'planned',
      kind: 'planned' as const,
      path: decodeLine(line) ?? [],
      corridorMeters,
      ...(source === 'estimate' ? { estimate: true } : {}),
    },
    marks: checkpoints.map(({ type, name, lat, lng }, at) => ({
      id: `checkpoint ${at}`,
      kind: type,
      at: { lat, lng },
      label: name,
    })),
  };
}
