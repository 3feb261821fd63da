import { describe, expect, it } from 'vitest';
import { localViewStore, withoutView, withView } from './saved-view.ts';

const onTheRoad = { name: 'Na estrada', query: 'state=inProgress', columns: { weight: true } };
const urgent = { name: 'Urgentes', query: 'urgent=true', columns: {} };

describe('saved views', () => {
  it('are added at the end and replaced under the same name', () => {
    expect(withView([onTheRoad], urgent)).toEqual([onTheRoad, urgent]);
    const again = { ...urgent, name: ' na ESTRADA' };
    expect(withView([onTheRoad, urgent], again)).toEqual([again, urgent]);
  });

  it('are removed by their name', () => {
    expect(withoutView([onTheRoad, urgent], 'Urgentes')).toEqual([onTheRoad]);
  });
});

describe('the views on a device', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const store = localViewStore(storage);
  const ana = { userId: 'ana', list: 'freights' };

  it('belong to one user and one list', async () => {
    await store.write(ana, [onTheRoad]);
    expect(await store.read(ana)).toEqual([onTheRoad]);
    expect(await store.read({ ...ana, userId: 'bia' })).toEqual([]);
    expect(await store.read({ ...ana, list: 'trucks' })).toEqual([]);
  });

  it.each(['{', '"x"', '[{"name":""}]'])('are empty where the device holds %s', async (text) => {
    for (const key of kept.keys()) kept.set(key, text);
    expect(await store.read(ana)).toEqual([]);
  });
});
