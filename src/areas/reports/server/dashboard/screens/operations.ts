import type { CardMaker } from '../cards.ts';
import { lateNow, onTheRoad, toAssignToday } from './open-cards.ts';
import { deliveryPunctuality, otif } from './punctual-cards.ts';

export const OPERATIONS: readonly CardMaker[] = [onTheRoad, toAssignToday, lateNow, otif, deliveryPunctuality];
