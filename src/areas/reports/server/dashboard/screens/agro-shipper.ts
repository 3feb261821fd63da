import type { CardMaker } from '../cards.ts';
import { burnUp, promisedByOperation } from './burn-up-card.ts';
import { carriers } from './people-cards.ts';
import { losses, lossesByLane } from './weighed-cards.ts';
import { tonnes, tonnesByDay } from './work-cards.ts';

export const AGRO_SHIPPER: readonly CardMaker[] = [
  tonnes,
  losses,
  burnUp,
  promisedByOperation,
  tonnesByDay,
  lossesByLane,
  carriers,
];
