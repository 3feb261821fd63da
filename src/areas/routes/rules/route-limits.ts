export const PATHS_MAX = 10;
export const STOPOVERS_MAX = 25;
export const CHECKPOINTS_MAX = 200;
/** What may be wrong with a line of a file of routes, as the messages call it. */
export const LINE_PROBLEMS = [
  'coordinates',
  'tooShort',
  'tooLong',
  'sameCheckpoint',
  'samePlace',
  'details',
  'archived',
  'tooManyPaths',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];
export const LINE_POINTS_MAX = 50_000;
/** 10,000 km: longer than any road from the north of Mexico to Patagonia. */
export const LINE_METERS_MAX = 10_000_000;

/** How far from its line a truck still counts as on the path, to each side. */
export const CORRIDOR_METERS = { default: 500, min: 20, max: 200_000 } as const;
export const FENCE_RADIUS_METERS = { min: 20, max: 200_000 } as const;
export const PLACE_RADIUS_METERS = { default: 300, min: 20, max: 200_000 } as const;
export const CHECKPOINT_RADIUS_METERS = { default: 300, min: 20, max: 200_000 } as const;
export const FENCE_CORNERS_MAX = 2_000;
export const FENCE_AREA_MAX_KM2 = 500_000;

/** Of a loaded truck. */
export const SPEED_KMH = { default: 80, min: 5, max: 130 } as const;
/** How long a truck may stop at a checkpoint. */
export const STOP_MINUTES = { default: 15, min: 0, max: 1_440 } as const;
/** How long loading or unloading is expected to take; a week at most. */
export const PLACE_MINUTES = { default: 120, min: 0, max: 10_080 } as const;
/** Thirty days: the longest expected time of a path, and of anything on it after departure. */
export const PATH_MINUTES = { min: 1, max: 43_200 } as const;

/** A stopover farther than this from both neighbours is probably a mistake. */
export const FAR_STOPOVER_METERS = 500_000;
/** A path is proposed where both its places are this near to those of the order. */
export const PROPOSAL_METERS = 5_000;
/** Two checkpoints of one type nearer than this are the same one, placed twice. */
export const SAME_CHECKPOINT_METERS = 50;

/** The types that partner systems know; the others are our own and never sent where only these are expected. */
export const SPECIFIED_CHECKPOINT_TYPES = ['toll', 'policePost', 'riskArea', 'speedControl'] as const;
export const CHECKPOINT_TYPES = [...SPECIFIED_CHECKPOINT_TYPES, 'restArea', 'fuel', 'border'] as const;
export type CheckpointType = (typeof CHECKPOINT_TYPES)[number];

export const FENCE_KINDS = ['allowed', 'forbidden', 'danger', 'rest', 'border'] as const;
export type FenceKind = (typeof FENCE_KINDS)[number];

export const FENCE_SHAPES = ['circle', 'polygon', 'corridor'] as const;

export const PATH_KINDS = ['usual', 'alternative', 'rainySeason', 'emptyReturn'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

export const PLACE_USES = ['load', 'unload', 'both'] as const;
export type PlaceUse = (typeof PLACE_USES)[number];
export const usedFor = (use: PlaceUse) => ({ forLoad: use !== 'unload', forUnload: use !== 'load' });

/** What supervises an order: corridor and fences of its path, or only the passing of its checkpoints. */
export const SUPERVISION_TYPES = ['geofence', 'controlPoints'] as const;
export type SupervisionType = (typeof SUPERVISION_TYPES)[number];

/** Classes of tolls by the axles of the whole combination. */
export const TOLL_AXLES = [2, 3, 4, 5, 6, 7, 8, 9] as const;
export type TollAxles = (typeof TOLL_AXLES)[number];
