import { describe, expect, it } from 'vitest';
import { keepInPlace } from './kept-rows.ts';

const row = (id: string, status = 'programmed') => ({ _id: id, status });
const idOf = (entry: Readonly<Record<string, unknown>>) => String(entry._id);
const keep = (shown: readonly object[], fresh: readonly object[]) =>
  keepInPlace(shown as never, fresh as never, idOf as never);

describe('rows of a list that others change', () => {
  it('take their new values without moving', () => {
    const { rows, added, gone } = keep([row('a'), row('b')], [row('b'), row('a', 'cancelled')]);
    expect(rows).toEqual([row('a', 'cancelled'), row('b')]);
    expect([added, gone.size]).toEqual([0, 0]);
  });

  it('stay while new ones are counted', () => {
    const { rows, added, gone } = keep([row('b'), row('c')], [row('a'), row('b', 'assigned')]);
    expect(rows).toEqual([row('b', 'assigned'), row('c')]);
    expect([added, gone.size]).toEqual([1, 0]);
  });

  it('stay when they left the list, and are known to be gone', () => {
    const { rows, gone } = keep([row('a'), row('b')], [row('b')]);
    expect(rows).toEqual([row('a'), row('b')]);
    expect([...gone]).toEqual(['a']);
  });

  it('are shown at once in an empty list', () => {
    expect(keep([], [row('a')])).toMatchObject({ rows: [row('a')], added: 0 });
  });
});
