import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#kernel/position.ts';
import { type Editor, LOOK, useEditor } from '../editor-context.ts';
import { addCheckpoint, moveCheckpoint } from '../state/checkpoints.ts';
import type { PathDraft } from '../state/path-draft.ts';
import { addStopover, canAddStopover, moveStopover } from '../state/stopovers.ts';
import { CHECKPOINT } from './map-content.ts';

interface MapActions {
  readonly moveStopover: (key: string, to: Position) => void;
  readonly moveCheckpoint: (id: string, to: Position) => void;
  readonly toggleFence: (id: string) => void;
  readonly select: (id: string) => void;
  readonly pick: (at: Position) => void;
  readonly edit: Editor['edit'];
  readonly split: (change: (draft: PathDraft) => PathDraft) => void;
  readonly setMode: Editor['setMode'];
}

/** What hands do on the map. The same object for as long as the editor is open, so that nothing is drawn anew. */
export function useMapActions(): MapActions {
  const { t } = useTranslation();
  const editor = useEditor();
  const latest = useRef({ editor, t });
  latest.current = { editor, t };
  return useMemo<MapActions>(() => {
    const now = () => latest.current.editor;
    return {
      moveStopover: (key, to) => now().edit((draft) => moveStopover(draft, key, to)),
      moveCheckpoint: (id, to) => now().edit((draft) => moveCheckpoint(draft, id, to)),
      toggleFence: (id) => now().edit((draft) => toggled(draft, id)),
      select: (id) => id.startsWith(CHECKPOINT) && now().choose(id.slice(CHECKPOINT.length)),
      pick: (at) => {
        const { mode, draft, edit, ends, setMode, choose, announce, warn } = now();
        const { t: say } = latest.current;
        if (mode.kind === 'stopover') {
          if (!canAddStopover(draft)) return warn(say('routes.editor.stopovers.full'));
          edit((before) => addStopover(before, at, ends));
          announce(say('routes.editor.stopovers.added'));
        }
        if (mode.kind !== 'checkpoint') return;
        const added = addCheckpoint(draft, mode.type, say(`routes.checkpointTypes.${mode.type}`), at);
        if (added.id === null) return warn(say(`routes.editor.checkpoints.${added.problem ?? 'tooMany'}`));
        edit(() => added.draft);
        setMode(LOOK);
        choose(added.id);
      },
      edit: (change, label) => now().edit(change, label),
      split: (change) => {
        now().edit(change);
        now().setMode({ kind: 'line', tool: 'move' });
      },
      setMode: (mode) => now().setMode(mode),
    };
  }, []);
}

export const toggled = (draft: PathDraft, id: string): PathDraft => ({
  ...draft,
  fenceIds: draft.fenceIds.includes(id) ? draft.fenceIds.filter((one) => one !== id) : [...draft.fenceIds, id],
});
