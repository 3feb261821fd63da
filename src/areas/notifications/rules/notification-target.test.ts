import { describe, expect, it } from 'vitest';
import { isSet, targetOf } from './notification-target.ts';
import { KINDS, NOTIFICATION_TYPES, type NotificationType } from './notification-type.ts';

const DATA = {
  opportunity: 'op-1',
  operationId: 'o-1',
  loadingOrderId: 'l-1',
  truckerId: 't-1',
  transportUnitId: 'u-1',
  companyTransportationId: 'c-1',
};

const ORDER = '/operation/o-1/loadOrder/show/l-1';
const AGRO_ORDER = '/operation/agro/o-1/loadOrder/show/l-1';

const TARGETS: Readonly<Record<NotificationType, string>> = {
  postulation: '/opportunity/show/op-1',
  carrierPostulation: '/opportunity/show/op-1',
  completedTask: ORDER,
  loadOrderReassigned: ORDER,
  paymentPerformed: ORDER,
  loadingDateEntry: ORDER,
  trackingAlert: ORDER,
  securityAlert: ORDER,
  agroCompletedTask: AGRO_ORDER,
  redirectLoadOrderList: '/loadOrder',
  opportunityCreated: '/opportunity/published/show/op-1',
  loadOrderAssignedToCarrier: '/operation/show/o-1',
  loadOrderAssignedToTrucker: ORDER,
  truckerValidation: '/carrier/details/t-1',
  transportUnitValidation: '/transportUnit/details/u-1',
  companyTransportationUpdate: '/clientTransport/detail/c-1',
};

describe('where a notification leads', () => {
  it('knows sixteen types', () => {
    expect(NOTIFICATION_TYPES).toHaveLength(16);
  });

  it.each(Object.entries(TARGETS))('%s leads to %s', (type, target) => {
    expect(targetOf({ ...DATA, type: type as NotificationType })).toBe(target);
  });

  it.each([true, 'true'])('an order of a driver is agro when isAgro is %j', (value) => {
    expect(targetOf({ ...DATA, type: 'loadOrderAssignedToTrucker', isAgro: value })).toBe(AGRO_ORDER);
  });

  it.each([false, 'false', 'True', '', null, undefined])('and not when it is %j', (value) => {
    expect(isSet(value)).toBe(false);
    expect(targetOf({ ...DATA, type: 'loadOrderAssignedToTrucker', isAgro: value })).toBe(ORDER);
  });

  it.each([
    ['truckerValidation', { isSpot: true }, '/carrierSpot/details/t-1'],
    ['transportUnitValidation', { isSpot: true }, '/transportUnitSpot/details/u-1'],
    ['transportUnitValidation', { isSemitrailer: true }, '/semitruck/detail/u-1'],
    ['transportUnitValidation', { isSpot: true, isSemitrailer: true }, '/semitruckSpot/detail/u-1'],
    ['transportUnitValidation', { isClaim: true }, '/transportUnit?tab=claims'],
    ['transportUnitValidation', { isClaim: true, isSemitrailer: true }, '/semitruck?tab=claims'],
  ] as const)('%s with %j leads to %s', (type, flags, target) => {
    expect(targetOf({ ...DATA, ...flags, type })).toBe(target);
  });

  it('a reassigned order without operation leads nowhere', () => {
    expect(targetOf({ type: 'loadOrderReassigned', loadingOrderId: 'l-1' })).toBeUndefined();
  });

  it('no other type leads to a path with a hole in it', () => {
    const leading = NOTIFICATION_TYPES.filter((type) => targetOf({ type }) !== undefined);
    expect(leading).toEqual(['redirectLoadOrderList']);
  });

  it('values are written safely into the path', () => {
    expect(targetOf({ type: 'truckerValidation', truckerId: '../x?y' })).toBe('/carrier/details/..%2Fx%3Fy');
  });

  it('what a type needs is enough for its target, the reassigned order aside', () => {
    const lost = NOTIFICATION_TYPES.filter((type) => {
      const given = Object.fromEntries(KINDS[type].needs.map((field) => [field, 'x']));
      return targetOf({ ...given, type }) === undefined;
    });
    expect(lost).toEqual(['loadOrderReassigned']);
  });
});
