import type { PathView } from '#areas/routes/contract/path.shapes.ts';
import { beginning, changed, type History, redone, undone } from '#ui/store/undo-history.ts';
import { draftOf, type PathDraft } from './path-draft.ts';
import { type FoundWay, withWay } from './way.ts';

/** Steps that can be undone. */
const STEPS_MAX = 100;

/** One path while it is edited: what is stored of it, and every step since. */
export interface Session {
  /** Null while the path is new. */
  readonly stored: PathView | null;
  /** What was stored, as a draft: the present one differs from it while there is something to save. */
  readonly base: PathDraft;
  readonly history: History<PathDraft>;
  /** When a draft of an earlier visit was kept, in milliseconds; null without one. */
  readonly restoredAt: number | null;
  /** Stored by somebody else since; what is edited here goes on. */
  readonly theirs: PathView | null;
}

export function openSession(stored: PathView): Session {
  const base = draftOf(stored);
  return { stored, base, history: beginning(base), restoredAt: null, theirs: null };
}

/** A new path begins with something to save only once it has been changed. */
export const newSession = (base: PathDraft): Session => ({
  ...{ stored: null, base, history: beginning(base), restoredAt: null, theirs: null },
});

export const isDirty = ({ base, history }: Session): boolean => history.present !== base;

/** Changes with the same label, one soon after the other, are one step. */
export function edited(session: Session, change: (draft: PathDraft) => PathDraft, at: number, label?: string): Session {
  const history = changed(session.history, { next: change(session.history.present), label, at, most: STEPS_MAX });
  return history === session.history ? session : { ...session, history };
}

export function undo(session: Session, at: number): Session {
  const history = undone(session.history, at);
  return history ? { ...session, history } : session;
}

export function redo(session: Session, at: number): Session {
  const history = redone(session.history, at);
  return history ? { ...session, history } : session;
}

/** The way that was asked for belongs to the step that asked: it is no step of its own. */
export function wayFound(session: Session, key: string, way: FoundWay): Session {
  const present = withWay(session.history.present, key, way);
  if (present === session.history.present) return session;
  const isFirst = session.stored === null && session.history.past.length === 0;
  const history = { ...session.history, present };
  // The first way of a new path is proposed to everybody: nobody has worked on it yet.
  return { ...session, history, base: isFirst && session.restoredAt === null ? present : session.base };
}

/** What was stored elsewhere is shown at once where nothing would be lost. */
export function received(session: Session, path: PathView): Session {
  const known = session.theirs ?? session.stored;
  if (known && path.version <= known.version) return session;
  return isDirty(session) ? { ...session, theirs: path } : openSession(path);
}

/** A draft of an earlier visit, on top of what is stored; it can be undone as a whole. */
export function restored(session: Session, draft: PathDraft, keptAt: number): Session {
  return { ...edited(session, () => draft, keptAt), restoredAt: keptAt };
}

/** Back to what is stored, by somebody else where that is newer. */
export function discarded(session: Session): Session {
  const newest = session.theirs ?? session.stored;
  return newest ? openSession(newest) : newSession(session.base);
}

/** What was sent is stored; steps can still be undone, and what was changed meanwhile is left to save. */
export const saved = (session: Session, stored: PathView, sent: PathDraft): Session => ({
  ...{ ...session, stored, base: sent, restoredAt: null, theirs: null },
});
