import type { CardMaker } from '../cards.ts';
import { costPerTonne } from './cost-cards.ts';
import { turns, turnsByDay } from './turn-cards.ts';
import { weighbridge, weighbridgeByLane } from './weighed-cards.ts';
import { tonnes, tonnesByDay } from './work-cards.ts';

export const AGRO: readonly CardMaker[] = [
  tonnes,
  turns,
  weighbridge,
  costPerTonne,
  tonnesByDay,
  turnsByDay,
  weighbridgeByLane,
];
