import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { addressOf, patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

const CLAIMS = '?tab=claims';
const truckerId = { carrierId: 'truckerId' } as const;
const trailerId = { semitruckId: 'transportUnitId' } as const;

export const truckerValidation = defineNotification({
  type: 'truckerValidation',
  icon: 'shield',
  tone: 'info',
  needs: ['truckerId'],
  /** Whether the driver belongs to the spot market. */
  flags: ['isSpot'],
  words: ['name'],
  target: patternOf(screens.ownDriverDetail, truckerId),
  otherTargets: [{ when: ['isSpot'], target: patternOf(screens.spotDriverDetail, truckerId) }],
});

export const transportUnitValidation = defineNotification({
  type: 'transportUnitValidation',
  icon: 'shield',
  tone: 'info',
  needs: ['transportUnitId'],
  /** A claim asks for a vehicle in another company's closed fleet. */
  flags: ['isSpot', 'isSemitrailer', 'isClaim'],
  words: ['plate'],
  target: patternOf(screens.ownTruckDetail),
  otherTargets: [
    { when: ['isClaim', 'isSemitrailer'], target: addressOf(screens.ownSemitrailerList) + CLAIMS },
    { when: ['isClaim'], target: addressOf(screens.ownTruckList) + CLAIMS },
    { when: ['isSpot', 'isSemitrailer'], target: patternOf(screens.spotSemitrailerDetail, trailerId) },
    { when: ['isSemitrailer'], target: patternOf(screens.ownSemitrailerDetail, trailerId) },
    { when: ['isSpot'], target: patternOf(screens.spotTruckDetail) },
  ],
  announced: true,
});

export const notifications = [truckerValidation, transportUnitValidation] as const;
