import { beforeEach, describe, expect, it } from 'vitest';
import { type DraftPlace, dropDraft, keepDraft, readDraft } from './draft-store.ts';

const NOW = Date.parse('2025-03-02T16:00:00Z');
const DAY = 86_400_000;
const base = { name: '', stops: [] };
const draft = { values: { name: 'Ana', stops: [{ city: 'Oruro' }] }, step: 2 };

let kept: Map<string, string>;
let place: DraftPlace;

beforeEach(() => {
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  place = { storage, owner: 'ana', form: 'warehouse' };
});

describe('a draft', () => {
  it('comes back with its values and its step', () => {
    keepDraft(place, base, draft, NOW);
    expect(readDraft(place, base, NOW + DAY)).toEqual(draft);
  });

  it('belongs to one person and one form', () => {
    keepDraft(place, base, draft, NOW);
    expect(readDraft({ ...place, owner: 'bruno' }, base, NOW)).toBeNull();
    expect(readDraft({ ...place, form: 'truck' }, base, NOW)).toBeNull();
  });

  it('is gone once dropped', () => {
    keepDraft(place, base, draft, NOW);
    dropDraft(place);
    expect(readDraft(place, base, NOW)).toBeNull();
  });

  it('is dropped when the record has changed since', () => {
    keepDraft(place, base, draft, NOW);
    expect(readDraft(place, { ...base, name: 'changed by somebody' }, NOW)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is dropped after a week', () => {
    keepDraft(place, base, draft, NOW);
    expect(readDraft(place, base, NOW + 7 * DAY)).toBeNull();
  });

  it('is not kept when it is too large, nor when the storage refuses', () => {
    keepDraft(place, base, { values: 'x'.repeat(300_000), step: 0 }, NOW);
    expect(kept.size).toBe(0);
    keepDraft({ ...place, longest: 400_000 }, base, { values: 'x'.repeat(300_000), step: 0 }, NOW);
    expect(kept.size).toBe(1);
    const full = {
      ...place.storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDraft({ ...place, storage: full }, base, draft, NOW)).not.toThrow();
  });

  it.each(['not json', '{"values":1}', 'null', '[]'])('survives nonsense in the storage: %s', (text) => {
    kept.set('tropeiro.draft.ana.warehouse', text);
    expect(readDraft(place, base, NOW)).toBeNull();
  });
});
