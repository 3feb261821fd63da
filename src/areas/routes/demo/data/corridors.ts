import type { Corridor } from '../corridor.ts';
import { AR_CORRIDORS } from './corridors/ar.ts';
import { BO_CORRIDORS } from './corridors/bo.ts';
import { BR_CORRIDORS } from './corridors/br.ts';
import { CL_CORRIDORS } from './corridors/cl.ts';
import { MX_CORRIDORS } from './corridors/mx.ts';
import { PE_CORRIDORS } from './corridors/pe.ts';
import { PY_CORRIDORS } from './corridors/py.ts';
import { UY_CORRIDORS } from './corridors/uy.ts';

/** Roads on which the freight of the eight countries really moves. */
export const CORRIDORS: readonly Corridor[] = [
  ...BR_CORRIDORS,
  ...BO_CORRIDORS,
  ...PE_CORRIDORS,
  ...CL_CORRIDORS,
  ...PY_CORRIDORS,
  ...MX_CORRIDORS,
  ...AR_CORRIDORS,
  ...UY_CORRIDORS,
];
