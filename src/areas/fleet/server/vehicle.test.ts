import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { VEHICLE_CALLS } from '../contract/vehicle.calls.ts';
import { VEHICLE_FLEETS } from '../rules/vehicle-fleet.ts';
import { startVehicles, type Team, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
let team: Team;
beforeAll(async () => {
  app = await startVehicles();
  team = await app.team();
});
afterAll(() => app.close());

const { ownTruck } = VEHICLE_CALLS;

describe('registering a vehicle', () => {
  it.each(VEHICLE_FLEETS)('works the same in every fleet: %s', async (fleet) => {
    const vehicle = await app.register(team.manager, fleet, { brand: 'volvo', year: 2020, color: 'Blanco' });
    expect(vehicle).toMatchObject({
      market: fleet.startsWith('own') ? 'own' : 'spot',
      semitrailer: fleet.endsWith('Semitrailer'),
      enabled: true,
      version: 1,
      year: 2020,
      color: 'Blanco',
    });
    expect(await app.read(team.manager, vehicle._id, fleet)).toEqual({
      ...vehicle,
      documents: expect.any(Array),
    });
  });

  const PLATES: Readonly<Record<CountryCode, readonly [typed: string, stored: string]>> = {
    BO: ['2345 xyz', '2345XYZ'],
    PE: ['abc-123', 'ABC123'],
    CL: ['bb.cd.12', 'BBCD12'],
    PY: ['abc 123', 'ABC123'],
    MX: ['ab-12-345', 'AB12345'],
    BR: ['abc1d23', 'ABC1D23'],
    AR: ['ab 123 cd', 'AB123CD'],
    UY: ['abc 1234', 'ABC1234'],
  };

  it.each(COUNTRIES.map(({ code }) => code))(
    'in %s stores the plate bare and asks for its documents',
    async (countryId) => {
      const [typed, stored] = PLATES[countryId];
      const vehicle = await app.register(team.manager, 'ownTruck', { countryId, plate: typed });
      const country = COUNTRIES.find(({ code }) => code === countryId)!;
      expect(vehicle.plate).toBe(stored);
      expect(vehicle.documents.map(({ type }) => type)).toEqual(country.vehicleDocuments.map(({ type }) => type));
      expect(vehicle.completion).toEqual({ done: 0, required: country.vehicleDocuments.length + 1, percentage: 0 });
      const { semitrailerDocuments } = country;
      const trailer = await app.register(team.manager, 'ownSemitrailer', {
        countryId,
        plate: `${stored.slice(0, 5)}9`,
      });
      expect(trailer.documents.map(({ type }) => type)).toEqual(semitrailerDocuments.map(({ type }) => type));
    },
  );

  it('stores the RUAT data where the country has it, and refuses it elsewhere', async () => {
    const vehicle = await app.register(team.manager, 'ownTruck', {
      chassis: '9bm-958074 jb123456',
      crpva: '3abc-1234',
      typeDocumentRuat: 'CRPVA',
    });
    expect(vehicle).toMatchObject({ crpva: '3ABC1234', typeDocumentRuat: 'CRPVA' });
    expect(vehicle.ruatInfo).toEqual({
      isFromBolivia: true,
      chassisNumber: '9BM958074JB123456',
      chassisNumberLabel: 'RUAT',
      crpva: '3ABC1234',
    });
    const body = {
      countryId: 'PE',
      plate: 'XYZ987',
      typeId: 'tractor',
      crpva: '3ABC1234',
      typeDocumentRuat: 'RUAT',
    } as const;
    const { status, error } = await app.call(team.manager, ownTruck.create, { body });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['crpva', 'typeDocumentRuat']);
  });

  it('reports every wrong field at once', async () => {
    const { status, error } = await app.call(team.manager, ownTruck.create, {
      body: {
        countryId: 'BR',
        plate: 'A',
        typeId: 'flatbed',
        chassis: 'abc',
        year: 1900,
        features: { axles: 2.5, capacity: -1, volume: 3.333, pallets: 1000 },
      },
    });
    expect(status).toBe(400);
    expect(Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]))).toEqual({
      plate: 'minLength',
      typeId: 'choice',
      chassis: 'minLength',
      year: 'minYear',
      'features.axles': 'integer',
      'features.capacity': 'positive',
      'features.volume': 'decimals',
      'features.pallets': 'max',
    });
  });

  it('spells a known make as the catalogue does, and keeps an unknown one', async () => {
    const [known, unknown] = [
      await app.register(team.manager, 'ownTruck', { brand: 'mercedes  benz' }),
      await app.register(team.manager, 'ownTruck', { brand: 'Tatra' }),
    ];
    expect([known.brand, unknown.brand].map((brand) => brand?.transportUnitBrandName)).toEqual([
      'Mercedes-Benz',
      'Tatra',
    ]);
  });

  it('names types and features in the language of the reader', async () => {
    const { _id: id } = await app.register(team.manager, 'ownTruck', { features: { axles: 3, capacity: 28.5 } });
    const { body } = await app.call(team.manager, ownTruck.read, { params: { id } }, { language: 'pt-BR' });
    expect(body.transportUnit.type).toEqual({ _id: 'tractor', transportUnitTypeName: 'Cavalo mecânico (2 eixos)' });
    expect(body.transportUnit.features).toEqual([
      { _id: 'axles', transportUnitFeatureName: 'Eixos', value: 3 },
      { _id: 'capacity', transportUnitFeatureName: 'Capacidade (Tn)', value: 28.5 },
      { _id: 'volume', transportUnitFeatureName: 'Volume (M³)', value: null },
      { _id: 'pallets', transportUnitFeatureName: 'Paletes', value: null },
    ]);
  });
});

describe('a plate', () => {
  it('is registered once per company and country, in any notation and any fleet', async () => {
    const { plate } = await app.register(team.manager);
    for (const fleet of VEHICLE_FLEETS) {
      const typeId = fleet.endsWith('Truck') ? 'tractor' : 'flatbed';
      const body = { countryId: 'BO' as const, plate: plate.replace('ABC', '-abc'), typeId };
      const { status, error } = await app.call(team.manager, VEHICLE_CALLS[fleet].create, { body });
      expect([status, error.code, error.fields?.plate?.code]).toEqual([
        409,
        'request.alreadyRegistered',
        'alreadyRegistered',
      ]);
    }
    await app.register(team.manager, 'ownTruck', { countryId: 'AR', plate });
  });

  it('is registered by only one of twenty users who register it at once', async () => {
    const body = { countryId: 'BO' as const, plate: app.plate(), typeId: 'tractor' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.call(team.manager, ownTruck.create, { body })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('in the closed fleet of one company cannot be registered in that of another, but can be hired', async () => {
    const other = await app.team();
    const { plate } = await app.register(team.manager);
    const body = { countryId: 'BO' as const, plate, typeId: 'tractor' };
    const { status, error } = await app.call(other.manager, ownTruck.create, { body });
    expect([status, error.code]).toEqual([409, 'vehicles.closedFleet']);
    expect((await app.register(other.manager, 'spotTruck', { plate })).market).toBe('spot');
  });
});

describe('changing a vehicle', () => {
  it('keeps what is left out and clears what is null', async () => {
    const before = await app.register(team.manager, 'ownTruck', {
      brand: 'Scania',
      color: 'Rojo',
      features: { axles: 3, capacity: 28 },
    });
    const { body } = await app.call(team.manager, ownTruck.update, {
      params: { id: before._id },
      body: { version: before.version, color: null, features: { capacity: 30 } },
    });
    expect(body.transportUnit).toMatchObject({ color: null, version: 2, brand: { transportUnitBrandName: 'Scania' } });
    expect(body.transportUnit.features.map(({ value }) => value)).toEqual([3, 30, null, null]);
  });

  it('with an older version is refused, and nothing is overwritten', async () => {
    const { _id: id, version } = await app.register(team.manager);
    const colleague = await app.member(team.company, 'transport-unit-write');
    const [first, second] = [
      await app.call(team.manager, ownTruck.update, { params: { id }, body: { version, color: 'Azul' } }),
      await app.call(colleague, ownTruck.update, { params: { id }, body: { version, color: 'Verde' } }),
    ];
    expect([first.status, second.status, second.error.code]).toEqual([200, 409, 'request.staleVersion']);
    expect((await app.read(team.manager, id)).color).toBe('Azul');
  });

  it('succeeds for only one of twenty users at once', async () => {
    const { _id: id, version } = await app.register(team.manager);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        app.call(team.manager, ownTruck.update, { params: { id }, body: { version, color: `Color ${nth}` } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await app.read(team.manager, id)).version).toBe(version + 1);
  });

  it('to the current values changes nothing', async () => {
    const { _id: id, version, plate } = await app.register(team.manager);
    const { body } = await app.call(team.manager, ownTruck.update, { params: { id }, body: { version, plate } });
    expect(body.transportUnit.version).toBe(version);
    const { body: history } = await app.call(team.manager, ownTruck.history, { params: { id }, query: {} });
    expect(history.entries.map(({ action }) => action)).toEqual(['vehicles.create']);
  });

  it('to another country asks for that country’s documents', async () => {
    const { _id: id, version } = await app.register(team.manager);
    const { body } = await app.call(team.manager, ownTruck.update, {
      params: { id },
      body: { version, countryId: 'BR', plate: 'ABC1D99' },
    });
    expect(body.transportUnit.documents.map(({ type }) => type)).toEqual(['crv', 'crlv', 'dpvat']);
    expect(body.transportUnit.completion.required).toBe(4);
  });

  it('is enabled and disabled, and deleted while no record refers to it', async () => {
    const { _id: id } = await app.register(team.manager);
    const { body } = await app.call(team.manager, ownTruck.enable, { params: { id }, body: { enable: false } });
    expect(body.transportUnit).toEqual({ _id: id, enabled: false, version: 2 });
    expect((await app.call(team.manager, ownTruck.remove, { params: { id } })).body).toEqual({ _id: id });
    expect((await app.call(team.manager, ownTruck.read, { params: { id } })).status).toBe(404);
  });
});

describe('fields that need a permission', () => {
  it('the fleet type is neither shown to other users nor changed by them', async () => {
    const plain = await app.member(team.company, 'transport-unit-write');
    const {
      _id: id,
      version,
      ...shown
    } = await app.register(team.manager, 'ownTruck', { typeOfFleet: 'externalFleet' });
    expect(shown.typeOfFleet).toBe('externalFleet');
    expect((await app.read(plain, id)).typeOfFleet).toBeNull();
    const { status, error } = await app.call(plain, ownTruck.update, {
      params: { id },
      body: { version, typeOfFleet: 'ownFleet' },
    });
    expect([status, error.fields?.typeOfFleet?.code]).toEqual([400, 'unknown']);
  });

  it('the transport company is an active one of the own company, set only with permission', async () => {
    const transportCompanyId = await app.transportCompany(team);
    const stranger = await app.transportCompany(await app.team());
    const vehicle = await app.register(team.manager, 'ownTruck', { transportCompanyId });
    expect(vehicle.transportCompany).toEqual({ _id: transportCompanyId, name: 'Transportes Illimani' });
    const plain = await app.member(team.company, 'transport-unit-write');
    const { _id: id, version } = vehicle;
    expect((await app.call(plain, ownTruck.read, { params: { id } })).body.transportUnit.transportCompany).toBeNull();
    const history = await app.call(plain, ownTruck.history, { params: { id }, query: {} });
    expect(JSON.stringify(history.body)).not.toContain('Transportes Illimani');
    const tries = [
      await app.call(plain, ownTruck.update, { params: { id }, body: { version, transportCompanyId: null } }),
      await app.call(team.manager, ownTruck.update, {
        params: { id },
        body: { version, transportCompanyId: stranger },
      }),
    ];
    expect(tries.map(({ status, error }) => [status, error.fields?.transportCompanyId?.code])).toEqual([
      [400, 'unknown'],
      [400, 'choice'],
    ]);
  });
});

describe('permissions', () => {
  it('either right allows reading and one allows writing, per market and kind', async () => {
    const spot = await app.member(team.company, 'fleet-transport-unit-read');
    const { _id: id } = await app.register(team.manager, 'spotTruck');
    expect((await app.call(spot, VEHICLE_CALLS.spotTruck.read, { params: { id } })).status).toBe(200);
    expect((await app.call(spot, ownTruck.read, { params: { id } })).status).toBe(403);
    const body = { countryId: 'BO' as const, plate: app.plate(), typeId: 'tractor' };
    expect((await app.call(spot, VEHICLE_CALLS.spotTruck.create, { body })).status).toBe(403);
  });

  it('a vehicle of another fleet or another company is not found', async () => {
    const stranger = await app.team();
    const { _id: id } = await app.register(team.manager, 'spotTruck');
    expect((await app.call(team.manager, ownTruck.read, { params: { id } })).status).toBe(404);
    expect((await app.call(stranger.manager, VEHICLE_CALLS.spotTruck.read, { params: { id } })).status).toBe(404);
    const remove = await app.call(stranger.manager, VEHICLE_CALLS.spotTruck.remove, { params: { id } });
    expect(remove.status).toBe(404);
  });
});
