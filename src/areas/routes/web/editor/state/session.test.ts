import { describe, expect, it } from 'vitest';
import { ends, storedPath, straight } from './editor.fixture.ts';
import { keepPathDraft, LONGEST_DRAFT, readPathDraft } from './kept-draft.ts';
import { draftOf, newDraft, type PathDraft } from './path-draft.ts';
import {
  discarded,
  edited,
  isDirty,
  newSession,
  openSession,
  received,
  redo,
  restored,
  saved,
  undo,
  wayFound,
} from './session.ts';
import { addStopover } from './stopovers.ts';
import { missingWay } from './way.ts';

const named = (name: string) => (draft: PathDraft) => ({ ...draft, name });
const stop = { lat: -15, lng: -58 };
const way = { line: straight, minutes: 700, source: 'osrm' } as const;
const open = () => openSession(storedPath());

describe('a path while it is edited', () => {
  it('has nothing to save until it is changed, nor after everything was undone', () => {
    const changed = edited(open(), named('Other'), 1);
    expect([isDirty(open()), isDirty(changed), isDirty(undo(changed, 2))]).toEqual([false, true, false]);
    expect(redo(undo(changed, 2), 3).history.present.name).toBe('Other');
  });

  it('goes back through fifty steps and more', () => {
    let session = open();
    for (let step = 1; step <= 80; step += 1) session = edited(session, named(`${step}`), step * 5_000);
    for (let step = 1; step <= 80; step += 1) session = undo(session, 0);
    expect(session.history.present.name).toBe('Usual');
    expect(undo(session, 0)).toBe(session);
  });

  it('takes typing into one field as one step', () => {
    let session = open();
    for (const [at, name] of ['A', 'An', 'Ana'].entries()) session = edited(session, named(name), at * 100, 'name');
    expect(undo(session, 0).history.present.name).toBe('Usual');
  });

  it('undoes a stopover together with the way it asked for', () => {
    const following = openSession(storedPath({ source: 'osrm' }));
    const asked = edited(following, (draft) => addStopover(draft, stop, ends), 1);
    const key = missingWay(asked.history.present)!;
    const line = [...straight, stop];
    const answered = wayFound(asked, key, { ...way, line });
    expect(answered.history.present.line).toBe(line);
    const back = undo(answered, 2);
    expect(back.history.present).toBe(following.base);
    expect(redo(back, 3).history.present.line).toBe(line);
  });

  it('is stored as it was sent, and can still be undone', () => {
    const changed = edited(open(), named('Other'), 1);
    const later = edited(changed, named('Later'), 9_000);
    const stored = storedPath({ version: 2, name: 'Other' });
    expect(isDirty(saved(changed, stored, changed.history.present))).toBe(false);
    expect(isDirty(saved(later, stored, changed.history.present))).toBe(true);
    expect(isDirty(undo(saved(changed, stored, changed.history.present), 2))).toBe(true);
  });

  it('ignores a way that was asked for before an undo', () => {
    const asked = edited(openSession(storedPath({ source: 'osrm' })), (draft) => addStopover(draft, stop, ends), 1);
    const key = missingWay(asked.history.present)!;
    const back = undo(asked, 2);
    expect(wayFound(back, key, way)).toBe(back);
    // Done again it waits for its way again.
    expect(missingWay(redo(back, 3).history.present)).toBe(key);
  });

  it('has nothing to lose while only the first way was proposed', () => {
    const begun = newSession(newDraft('Usual', 'usual'));
    const proposed = wayFound(begun, missingWay(begun.history.present)!, way);
    expect(proposed.history.present.line).toBe(straight);
    expect(isDirty(proposed)).toBe(false);
  });
});

describe('what others store', () => {
  const newer = storedPath({ version: 2, name: 'Theirs' });

  it('appears at once where nothing was changed', () => {
    expect(received(open(), newer)).toMatchObject({ stored: { version: 2 }, history: { present: { name: 'Theirs' } } });
  });

  it('waits beside what is being changed', () => {
    const mine = received(edited(open(), named('Mine'), 1), newer);
    expect(mine).toMatchObject({ theirs: { name: 'Theirs' }, history: { present: { name: 'Mine' } } });
    expect(discarded(mine).history.present.name).toBe('Theirs');
    expect(received(mine, newer)).toBe(mine);
  });

  it('is nothing new in an older answer', () => {
    const session = openSession(newer);
    expect(received(session, storedPath())).toBe(session);
  });
});

describe('a draft kept in the browser', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const place = { storage, owner: 'ana', form: 'path', longest: LONGEST_DRAFT };

  it('comes back with its line and can be undone', () => {
    const draft = { ...draftOf(storedPath()), name: 'Mine', pieces: [straight] };
    keepPathDraft(place, draft, 1_000);
    const kept = readPathDraft(place, 2_000)!;
    expect(kept).toEqual({ draft, at: 1_000 });
    const session = restored(open(), kept.draft, kept.at);
    expect(session.restoredAt).toBe(1_000);
    expect(isDirty(session)).toBe(true);
    expect(undo(session, 0).history.present.name).toBe('Usual');
    expect(discarded(session)).toMatchObject({ restoredAt: null, history: { present: { name: 'Usual' } } });
  });

  it('holds the longest line', () => {
    const line = Array.from({ length: 50_000 }, (_, i) => ({
      lat: -20 + i / 5_000 + (i % 7) / 900,
      lng: -60 + (i % 11) / 700,
    }));
    keepPathDraft(place, { ...draftOf(storedPath()), line }, 1_000);
    expect(readPathDraft(place, 2_000)!.draft.line).toHaveLength(50_000);
  });

  it('is nothing where the storage holds something else', () => {
    texts.clear();
    expect(readPathDraft(place, 0)).toBeNull();
  });
});
