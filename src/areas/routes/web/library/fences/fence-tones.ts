import type { DrawnFence } from '#areas/routes/contract/library-map.calls.ts';
import type { FenceShape } from '#areas/routes/rules/fence-shape.ts';
import type { FenceKind } from '#areas/routes/rules/route-limits.ts';
import type { Tone } from '#kernel/tone.ts';
import type { MapArea } from '#ui/map/map-props.ts';
import { areaOf } from '../drawn-outline.ts';

/** The same colour for a kind in the list and on the map, unless the fence has a colour of its own. */
export const FENCE_TONES: Readonly<Record<FenceKind, Tone>> = {
  allowed: 'success',
  forbidden: 'danger',
  danger: 'warning',
  rest: 'info',
  border: 'active',
};

type Drawn = Pick<DrawnFence, '_id' | 'name' | 'kind' | 'color'> & { readonly shape: FenceShape };

export const fenceArea = ({ _id: id, name: label, kind, color, shape }: Drawn): MapArea => ({
  ...{ id, label, shape: areaOf(shape), tone: FENCE_TONES[kind], dot: true },
  ...(color ? { colour: color } : {}),
});
