import { useState } from 'react';
import type { Position } from '#kernel/position.ts';

interface MapFrame {
  readonly frame: readonly Position[];
  readonly frameKey: string;
}

/** What the map looks at. It stays where it is while `isStill`: what somebody points at on the map is in sight. */
export function useKeptFrame(frameKey: string, points: readonly Position[], isStill: boolean): MapFrame {
  const [kept, keep] = useState<MapFrame>({ frameKey, frame: points });
  if (kept.frameKey === frameKey || isStill || points.length === 0) return kept;
  const next = { frameKey, frame: points };
  keep(next);
  return next;
}
