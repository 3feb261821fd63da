import { describe, expect, it } from 'vitest';
import { ALERT_TYPES } from './alert-types.ts';
import { isGrouped, type SilentDevice, sharedWith } from './groups.ts';

const ids = Array.from({ length: 1000 }, (_, at) => `d-${at}`);
const device = (code: string | null, kind = 'hardware'): SilentDevice => ({
  id: ids.pop()!,
  kind,
  source: code === null ? null : { by: 'address', code },
});
const many = (count: number, code: string | null, kind?: string) =>
  Array.from({ length: count }, () => device(code, kind));
const ways = (count: number, kind?: string) => Array.from({ length: count }, (_, at) => device(`way-${at}`, kind));

describe('devices that fall silent within the same minutes', () => {
  it.each([
    ['five behind one gateway', many(5, 'a'), [['address', 'a']]],
    ['behind one gateway, whatever their kind', [...many(3, 'a'), ...many(2, 'a', 'phone')], [['address', 'a']]],
    ['four behind one gateway', many(4, 'a'), []],
    ['two gateways with too few', [...many(3, 'a'), ...many(3, 'b')], []],
    ['five of one kind, each by a way of its own', ways(5), [['deviceKind', 'hardware']]],
    ['five of one kind whose way nobody knows', many(5, null), [['deviceKind', 'hardware']]],
    ['five of different kinds, each by a way of its own', [...ways(4), ...ways(1, 'phone')], []],
  ])('are %s', (_which, near, groups) => {
    const found = sharedWith(near[0]!, near).filter(({ isEnough }) => isEnough);
    expect(found.map(({ by, code }) => [by, code])).toEqual(groups);
  });

  it('one beside a dead gateway is silent for reasons of its own', () => {
    const alone = device('b');
    const found = sharedWith(alone, [alone, ...many(300, 'a')]);
    expect(found.filter(({ isEnough }) => isEnough)).toEqual([]);
  });

  it('a gateway is closer than the kind of its devices', () => {
    const near = [...many(5, 'a'), ...ways(5)];
    expect(sharedWith(near[0]!, near).map(({ by, isEnough }) => [by, isEnough])).toEqual([
      ['address', true],
      ['deviceKind', true],
    ]);
  });
});

it('only what comes from a gateway or from satellites is grouped', () => {
  expect(ALERT_TYPES.filter(isGrouped)).toEqual(['notLocation', 'connection']);
});
