import { useEffect, useMemo } from 'react';
import type { DraftPlace } from '#ui/form/draft-store.ts';
import { useVisitor } from '#ui/session/signed-in.ts';
import type { Store } from '#ui/store/store.ts';
import { dropPathDraft, keepPathDraft, LONGEST_DRAFT, readPathDraft } from './state/kept-draft.ts';
import { isDirty, restored, type Session } from './state/session.ts';

const PAUSE_MS = 500;

export function usePathDrafts(): (name: string) => DraftPlace {
  const owner = useVisitor()?.userId ?? 'visitor';
  return useMemo(
    () => (name: string) => ({ storage: localStorage, owner, form: `path.${name}`, longest: LONGEST_DRAFT }),
    [owner],
  );
}

/** With what an earlier visit left behind. */
export function withKeptDraft(session: Session, place: DraftPlace): Session {
  const kept = readPathDraft(place, Date.now());
  return kept ? restored(session, kept.draft, kept.at) : session;
}

/** Writes the draft whenever hands rest, and removes it when there is nothing left to save. */
export function useKeptDraft(store: Store<Session>, place: DraftPlace): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const session = store.get();
      if (isDirty(session)) keepPathDraft(place, session.history.present, Date.now());
      else dropPathDraft(place);
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    });
    const flush = () => timer !== undefined && write();
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [store, place]);
}
