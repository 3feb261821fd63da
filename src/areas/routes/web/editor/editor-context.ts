import { createContext, useContext } from 'react';
import type { RouteView } from '#areas/routes/contract/path.shapes.ts';
import type { Line } from '#areas/routes/rules/line.ts';
import type { CheckpointType } from '#areas/routes/rules/route-limits.ts';
import type { LineTool } from '#ui/map/map-props.ts';
import type { Store } from '#ui/store/store.ts';
import type { PathDraft } from './state/path-draft.ts';
import type { Session } from './state/session.ts';
import type { Ends } from './state/way.ts';

/** What a click on the map means. */
export type MapMode =
  | { readonly kind: 'look' }
  | { readonly kind: 'stopover' }
  | { readonly kind: 'checkpoint'; readonly type: CheckpointType }
  | { readonly kind: 'line'; readonly tool: LineTool };

export const LOOK: MapMode = { kind: 'look' };

/** A trip that was driven, while its ends are cut. */
export interface Cutting {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

export type RoutePlace = RouteView['load'];

/** Everything the parts of the editor share about the path that is open. */
export interface Editor {
  readonly route: RouteView | null;
  readonly load: RoutePlace;
  readonly unload: RoutePlace;
  readonly ends: Ends;
  readonly session: Session;
  /** What is shown: the draft, or another version of the path that can only be read. */
  readonly draft: PathDraft;
  readonly isReadOnly: boolean;
  readonly edit: (change: (draft: PathDraft) => PathDraft, label?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly mode: MapMode;
  readonly setMode: (mode: MapMode) => void;
  /** The checkpoint that is open in the panel. */
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
  readonly cutting: Cutting | null;
  readonly setCutting: (cutting: Cutting | null) => void;
  /** Metres along the way that the pointer shows, on the map or on the strip. */
  readonly hover: Store<number | null>;
  readonly announce: (text: string) => void;
  /** Says why something was refused. */
  readonly warn: (text: string) => void;
  /** What the server or the last try to save says about fields. */
  readonly problems: Readonly<Record<string, string>>;
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('EditorProvider is missing');
  return editor;
}
