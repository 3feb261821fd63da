import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PathView, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Store, useStore } from '#ui/store/store.ts';
import { useUndoKeys } from '#ui/store/use-undo-keys.ts';
import { type Cutting, type Editor, LOOK, type MapMode, type RoutePlace } from './editor-context.ts';
import { PARTS, type Part } from './state/draft-problems.ts';
import { draftOf } from './state/path-draft.ts';
import { edited, redo, type Session, undo } from './state/session.ts';

/** Another version of the path that is only read: an old one, or the one somebody else stored. */
export interface Viewed {
  readonly path: PathView;
  readonly kind: 'version' | 'theirs';
}

interface PathEditorOptions {
  readonly store: Store<Session>;
  readonly route: RouteView | null;
  readonly load: RoutePlace;
  readonly unload: RoutePlace;
}

export interface PathEditorState {
  readonly editor: Editor;
  readonly part: Part;
  readonly setPart: (part: Part) => void;
  readonly viewed: Viewed | null;
  readonly view: (viewed: Viewed | null) => void;
  readonly announced: string;
  readonly setProblems: (problems: Readonly<Record<string, string>>) => void;
}

/** What the parts of one open path share. */
export function usePathEditor({ store, route, load, unload }: PathEditorOptions): PathEditorState {
  const session = useStore(store);
  const snackbar = useSnackbar();
  const [mode, setMode] = useState<MapMode>(LOOK);
  const [chosen, setChosen] = useState<string | null>(null);
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [announced, announce] = useState('');
  const [hover] = useState(() => new Store<number | null>(null));
  const [part, setPart] = usePart();
  const ends = useMemo(() => ({ load, unload }), [load, unload]);

  const edit = useCallback<Editor['edit']>(
    (change, label) => {
      setProblems({});
      store.set(edited(store.get(), change, Date.now(), label));
    },
    [store],
  );
  const back = useCallback(() => store.set(undo(store.get(), Date.now())), [store]);
  const forth = useCallback(() => store.set(redo(store.get(), Date.now())), [store]);
  const isReadOnly = viewed !== null || session.stored?.archived === true || route?.archived === true;
  useUndoKeys({ undo: back, redo: forth }, !isReadOnly && cutting === null);
  useEscapeTool(mode, setMode);
  const draft = useMemo(
    () => (viewed ? draftOf(viewed.path) : session.history.present),
    [viewed, session.history.present],
  );
  const latestPart = useRef(setPart);
  latestPart.current = setPart;
  const choose = useCallback((id: string | null) => {
    setChosen(id);
    if (id !== null) latestPart.current('checkpoints');
  }, []);
  const editor = useMemo<Editor>(
    () => ({
      ...{ route, load, unload, ends, session, draft, isReadOnly, edit, undo: back, redo: forth, mode, setMode },
      ...{ chosen, choose, cutting, setCutting, hover, announce, problems, warn: (text) => snackbar.warning(text) },
    }),
    [
      route,
      load,
      unload,
      ends,
      session,
      draft,
      isReadOnly,
      edit,
      back,
      forth,
      mode,
      chosen,
      choose,
      cutting,
      hover,
      problems,
      snackbar,
    ],
  );
  const view = (next: Viewed | null) => {
    setMode(LOOK);
    setCutting(null);
    setChosen(null);
    setViewed(next);
  };
  return { editor, part, setPart, viewed, view, announced, setProblems };
}

/** The open part of the panel, in the address. */
function usePart(): [Part, (part: Part) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = PARTS.find((one) => one === params.get('part')) ?? PARTS[0];
  const show = (part: Part) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (part === PARTS[0]) next.delete('part');
        else next.set('part', part);
        return next;
      },
      { replace: true },
    );
  return [wanted, show];
}

/** Escape leaves a tool that waits for a click; the tools of the line have an Escape of their own. */
function useEscapeTool(mode: MapMode, setMode: (mode: MapMode) => void): void {
  const isPlacing = mode.kind === 'stopover' || mode.kind === 'checkpoint';
  useEffect(() => {
    if (!isPlacing) return;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setMode(LOOK);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isPlacing, setMode]);
}
