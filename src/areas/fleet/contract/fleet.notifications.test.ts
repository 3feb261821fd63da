import { expect, it } from 'vitest';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import {
  transportUnitDocumentsExpiring,
  transportUnitValidation,
  truckerDocumentsExpiring,
  truckerValidation,
  vehicleClaim,
} from './fleet.notifications.ts';

const DATA = { truckerId: 't-1', transportUnitId: 'u-1' };

it.each([
  [truckerValidation, {}, '/carrier/details/t-1'],
  [truckerValidation, { isSpot: true }, '/carrierSpot/details/t-1'],
  [transportUnitValidation, {}, '/transportUnit/details/u-1'],
  [transportUnitValidation, { isSpot: true }, '/transportUnitSpot/details/u-1'],
  [transportUnitValidation, { isSemitrailer: true }, '/semitruck/detail/u-1'],
  [transportUnitValidation, { isSpot: true, isSemitrailer: true }, '/semitruckSpot/detail/u-1'],
  [truckerDocumentsExpiring, { isSpot: true }, '/carrierSpot/details/t-1'],
  [transportUnitDocumentsExpiring, { isSemitrailer: true }, '/semitruck/detail/u-1'],
  [vehicleClaim, {}, '/transportUnit/details/u-1'],
  [vehicleClaim, { isClaim: true }, '/transportUnit?tab=claims'],
  [vehicleClaim, { isClaim: true, isSemitrailer: true }, '/semitruck?tab=claims'],
])('$type with %j leads to %s', (kind, flags, target) => {
  expect(targetOf(kind, { ...DATA, ...flags })).toBe(target);
});
