import { expect, it } from 'vitest';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { transportUnitValidation, truckerValidation } from './fleet.notifications.ts';

const DATA = { truckerId: 't-1', transportUnitId: 'u-1' };

it.each([
  [truckerValidation, {}, '/carrier/details/t-1'],
  [truckerValidation, { isSpot: true }, '/carrierSpot/details/t-1'],
  [transportUnitValidation, {}, '/transportUnit/details/u-1'],
  [transportUnitValidation, { isSpot: true }, '/transportUnitSpot/details/u-1'],
  [transportUnitValidation, { isSemitrailer: true }, '/semitruck/detail/u-1'],
  [transportUnitValidation, { isSpot: true, isSemitrailer: true }, '/semitruckSpot/detail/u-1'],
  [transportUnitValidation, { isClaim: true }, '/transportUnit?tab=claims'],
  [transportUnitValidation, { isClaim: true, isSemitrailer: true }, '/semitruck?tab=claims'],
])('$type with %j leads to %s', (kind, flags, target) => {
  expect(targetOf(kind, { ...DATA, ...flags })).toBe(target);
});
