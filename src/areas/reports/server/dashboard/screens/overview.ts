import type { CardMaker } from '../cards.ts';
import { alertsByType } from './alert-cards.ts';
import { documents } from './document-cards.ts';
import { payables, receivables } from './due-cards.ts';
import { fleetUse } from './fleet-cards.ts';
import { lanesByMargin, moneyByCurrency, monthlyMargin } from './money-cards.ts';
import { lateNow, onTheRoad, withoutSignal, withoutTruck } from './open-cards.ts';
import { carriers } from './people-cards.ts';
import { deliveryPunctuality, otif, otifByWeek } from './punctual-cards.ts';
import { kilometres, tonnes } from './work-cards.ts';

export const OVERVIEW: readonly CardMaker[] = [
  withoutTruck,
  onTheRoad,
  lateNow,
  withoutSignal,
  otif,
  deliveryPunctuality,
  tonnes,
  kilometres,
  fleetUse,
  otifByWeek,
  monthlyMargin,
  moneyByCurrency,
  receivables,
  payables,
  lanesByMargin,
  carriers,
  documents,
  alertsByType,
];
