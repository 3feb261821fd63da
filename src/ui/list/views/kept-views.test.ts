import { describe, expect, it } from 'vitest';
import { readKept, writeKept } from './kept-views.ts';

const onTheRoad = { name: 'Na estrada', query: 'state=inProgress', columns: { weight: true } };

describe('the views that a browser kept', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };

  it('belong to one user and one list', () => {
    writeKept(storage, 'freights', 'ana', [onTheRoad]);
    expect(readKept(storage, 'freights', 'ana')).toEqual([onTheRoad]);
    expect(readKept(storage, 'freights', 'bia')).toEqual([]);
    expect(readKept(storage, 'trucks', 'ana')).toEqual([]);
  });

  it('leave nothing behind once they are taken over', () => {
    writeKept(storage, 'freights', 'ana', []);
    expect(kept.size).toBe(0);
  });

  it.each(['{', '"x"', '[{"name":""}]'])('are none where the browser holds %s', (text) => {
    kept.set('tropeiro.list.freights.views.ana', text);
    expect(readKept(storage, 'freights', 'ana')).toEqual([]);
  });

  it('are those that can be read, where some cannot', () => {
    kept.set('tropeiro.list.freights.views.ana', JSON.stringify([{ name: 7 }, onTheRoad]));
    expect(readKept(storage, 'freights', 'ana')).toEqual([onTheRoad]);
  });
});
