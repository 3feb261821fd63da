import { describe, expect, it } from 'vitest';
import { fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import { historyLines, historyText } from './history-text.ts';

const translate = (key: string) => key;
const FLEET_TYPES = fleetTypeWords(new Set(['change-name-fleet']));
const entry = (action: string, changes: Record<string, { from?: unknown; to?: unknown }>) => ({
  _id: 1,
  at: '2026-01-01T00:00:00Z',
  action,
  userName: null,
  changes,
});

describe('the history of a driver', () => {
  it.each([
    ['firstName', 'Ana', 'Ana'],
    ['street', null, 'fleet.drivers.history.nothing'],
    ['verified', true, 'lists.yes'],
    ['birthDate', '1990-02-28', '28/02/1990'],
    ['countryId', 'BO', 'lists.carrier.values.countryId.BO'],
  ])('shows %s in words', (field, value, text) => {
    expect(historyText(field, value, translate)).toBe(text);
  });

  it('names every document that changed, and no others', () => {
    const kept = { fileName: 'a.pdf', expirationDate: null };
    const changes = {
      documents: {
        from: { linti: kept },
        to: { linti: kept, ctpat: { fileName: 'b.pdf', expirationDate: '2030-12-31' } },
      },
    };
    expect(historyLines(entry('drivers.updateDocuments', changes), translate, FLEET_TYPES)).toEqual([
      { field: 'documents.types.ctpat', from: 'fleet.drivers.history.nothing', to: 'b.pdf, 31/12/2030' },
    ]);
  });

  it('names a fleet type in the reader’s own words', () => {
    const changes = { typeOfFleet: { from: 'ownFleet', to: 'externalFleet' } };
    expect(historyLines(entry('drivers.update', changes), translate, FLEET_TYPES)).toMatchObject([
      { from: 'fleet.drivers.fleetTypes.ownFleet', to: 'fleet.drivers.fleetTypes.supportFleet' },
    ]);
  });

  it('lists no changes for a registration', () => {
    expect(historyLines(entry('drivers.create', { firstName: { to: 'Ana' } }), translate, FLEET_TYPES)).toEqual([]);
  });
});
