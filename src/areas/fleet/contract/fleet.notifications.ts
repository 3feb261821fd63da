import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { addressOf, patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

const CLAIMS = '?tab=claims';
const truckerId = { carrierId: 'truckerId' } as const;
const trailerId = { semitruckId: 'transportUnitId' } as const;

const ABOUT_DRIVER = {
  needs: ['truckerId'],
  /** Whether the driver belongs to the spot market. */
  flags: ['isSpot'],
  target: patternOf(screens.ownDriverDetail, truckerId),
  otherTargets: [{ when: ['isSpot'], target: patternOf(screens.spotDriverDetail, truckerId) }],
} as const;

const ABOUT_VEHICLE = {
  needs: ['transportUnitId'],
  flags: ['isSpot', 'isSemitrailer'],
  target: patternOf(screens.ownTruckDetail),
  otherTargets: [
    { when: ['isSpot', 'isSemitrailer'], target: patternOf(screens.spotSemitrailerDetail, trailerId) },
    { when: ['isSemitrailer'], target: patternOf(screens.ownSemitrailerDetail, trailerId) },
    { when: ['isSpot'], target: patternOf(screens.spotTruckDetail) },
  ],
} as const;

export const truckerValidation = defineNotification({
  type: 'truckerValidation',
  icon: 'shield',
  tone: 'info',
  ...ABOUT_DRIVER,
  words: ['name'],
});

export const truckerDocumentsExpiring = defineNotification({
  type: 'truckerDocumentsExpiring',
  icon: 'clock',
  tone: 'warning',
  ...ABOUT_DRIVER,
  words: ['name'],
});

export const transportUnitValidation = defineNotification({
  type: 'transportUnitValidation',
  icon: 'shield',
  tone: 'info',
  ...ABOUT_VEHICLE,
  words: ['plate'],
  announced: true,
});

export const transportUnitDocumentsExpiring = defineNotification({
  type: 'transportUnitDocumentsExpiring',
  icon: 'clock',
  tone: 'warning',
  ...ABOUT_VEHICLE,
  words: ['plate'],
});

/** A claim asks for a vehicle in another company's closed fleet; it and its answer lead to the claims. */
export const vehicleClaim = defineNotification({
  type: 'vehicleClaim',
  icon: 'building',
  tone: 'info',
  ...ABOUT_VEHICLE,
  flags: [...ABOUT_VEHICLE.flags, 'isClaim'],
  words: ['plate'],
  otherTargets: [
    { when: ['isClaim', 'isSemitrailer'], target: addressOf(screens.ownSemitrailerList) + CLAIMS },
    { when: ['isClaim'], target: addressOf(screens.ownTruckList) + CLAIMS },
    ...ABOUT_VEHICLE.otherTargets,
  ],
  announced: true,
});

export const notifications = [
  truckerValidation,
  truckerDocumentsExpiring,
  transportUnitValidation,
  transportUnitDocumentsExpiring,
  vehicleClaim,
] as const;
