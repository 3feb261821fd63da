import { expect, it } from 'vitest';
import { SCREEN_GUARDS } from '#areas/session/contract/screen-guards.ts';
import * as addresses from './operation-addresses.ts';

/** `/operation/show/7` → `operation/show/{operationId}`, when the product knows such a screen. */
function screenOf(address: string): string | undefined {
  const parts = address.slice(1).split('?')[0]!.split('/');
  return Object.keys(SCREEN_GUARDS).find((path) => {
    const wanted = path.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('{') || part === parts[at]);
  });
}

it('every address leads to a screen of the product', () => {
  const all = [
    ...(['normal', 'agro'] as const).flatMap((kind) => [
      addresses.listAddress(kind),
      addresses.createAddress(kind),
      addresses.detailAddress(kind, '7'),
      addresses.updateAddress(kind, '7'),
    ]),
    ...['normal', 'agro', 'multipoint'].map((kind) => addresses.orderAddress('7', { _id: '8', kind })),
    addresses.newOrdersAddress('7', '1852PHD'),
    ...(['show', 'update'] as const).flatMap((mode) => [
      addresses.tradeDocumentsAddress(mode, '7'),
      addresses.tradeDocumentAddress(mode, '7', '8', 'checklist'),
      addresses.tradeDocumentAddress(mode, '7', '8', 'contract', '9'),
    ]),
    addresses.TEMPLATES,
    addresses.newTemplateAddress,
    addresses.templateAddress('7'),
  ];
  expect(all.filter((address) => screenOf(address) === undefined)).toEqual([]);
});

it('a plate is carried on to the form of the orders', () => {
  expect(addresses.newOrdersAddress('7', '1852 PHD')).toBe('/operation/7/loadOrder/create?plate=1852+PHD');
});
