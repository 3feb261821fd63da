import type { CardMaker } from '../cards.ts';
import { costByLane, costByMonth, costPerKm, costPerTonne } from './cost-cards.ts';
import { payables } from './due-cards.ts';
import { withoutTruck } from './open-cards.ts';
import { carriers } from './people-cards.ts';
import { otif, otifByWeek } from './punctual-cards.ts';
import { waiting } from './waiting-cards.ts';

export const SHIPPER: readonly CardMaker[] = [
  withoutTruck,
  otif,
  costPerKm,
  costPerTonne,
  otifByWeek,
  costByMonth,
  costByLane,
  carriers,
  waiting,
  payables,
];
