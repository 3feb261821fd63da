import type { CardMaker } from '../cards.ts';
import { alertsByCriticality, alertsByReview, alertsByType } from './alert-cards.ts';
import { expiredOnTheRoad } from './document-cards.ts';
import { homologations } from './homologation-card.ts';
import { onTheRoad, withoutSignal } from './open-cards.ts';

export const SECURITY: readonly CardMaker[] = [
  onTheRoad,
  withoutSignal,
  alertsByType,
  alertsByCriticality,
  alertsByReview,
  expiredOnTheRoad,
  homologations,
];
