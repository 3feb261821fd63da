import type { CardMaker } from '../cards.ts';
import { documents } from './document-cards.ts';
import { receivables } from './due-cards.ts';
import { emptyShare } from './empty-cards.ts';
import { fleetDays, fleetUse } from './fleet-cards.ts';
import { lanesByMargin, moneyByCurrency, monthlyMargin } from './money-cards.ts';
import { lateNow, onTheRoad, toAssignToday } from './open-cards.ts';
import { drivers } from './people-cards.ts';
import { deliveryPunctuality, otif } from './punctual-cards.ts';
import { kilometres } from './work-cards.ts';

export const OPERATIONS: readonly CardMaker[] = [
  onTheRoad,
  toAssignToday,
  lateNow,
  otif,
  deliveryPunctuality,
  kilometres,
  emptyShare,
  fleetUse,
  monthlyMargin,
  moneyByCurrency,
  receivables,
  lanesByMargin,
  fleetDays,
  drivers,
  documents,
];
