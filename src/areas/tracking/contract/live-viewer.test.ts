import { expect, it } from 'vitest';
import { seesOrder, viewerKey, viewerOf } from './live-viewer.ts';

const person = (drives: boolean, ...permissions: string[]) =>
  viewerOf({ userId: 'me', drives, permissions: new Set(permissions) });
const normal = { kind: 'normal', driverUserId: 'other' } as const;
const agro = { kind: 'agro', driverUserId: null } as const;

it('who reads a kind of order sees its trucks, and no others', () => {
  const reader = person(false, 'load-order-read');
  expect([seesOrder(reader, normal), seesOrder(reader, agro), reader.seesFleet]).toEqual([true, false, true]);
});

it('a driver who may only read sees the trips they drive, and not the fleet', () => {
  const driver = person(true, 'load-order-read');
  expect(seesOrder(driver, normal)).toBe(false);
  expect(seesOrder(driver, { ...agro, driverUserId: 'me' })).toBe(true);
  expect(driver.seesFleet).toBe(false);
});

it('a driver who also dispatches sees everything of that kind', () => {
  const owner = person(true, 'load-order-write');
  expect([seesOrder(owner, normal), owner.seesFleet]).toEqual([true, true]);
});

it('people who see the same share what is sent, and drivers share with nobody', () => {
  expect(viewerKey(person(false, 'load-order-read'))).toBe(viewerKey(person(false, 'load-order-module')));
  expect(viewerKey(person(true, 'load-order-read'))).not.toBe(viewerKey(person(false, 'load-order-read')));
});
