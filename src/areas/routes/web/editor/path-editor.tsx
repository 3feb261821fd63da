import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathView, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { DraftPlace } from '#ui/form/draft-store.ts';
import type { Store } from '#ui/store/store.ts';
import classes from './editor.module.css';
import { EditorProvider, type RoutePlace } from './editor-context.ts';
import { HelpDialog } from './head/help-dialog.tsx';
import { EditorMap } from './map/editor-map.tsx';
import { MapToolbar } from './map/map-toolbar.tsx';
import { WayStrip } from './map/way-strip.tsx';
import { ConflictDialog } from './panel/conflict-dialog.tsx';
import { Panel } from './panel/panel.tsx';
import { CutEnds } from './sources/cut-ends.tsx';
import { checkpointAt, draftProblems, partOf } from './state/draft-problems.ts';
import { measuredLine, minutesOf } from './state/path-draft.ts';
import type { Session } from './state/session.ts';
import { useFences } from './use-fences.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMeasures } from './use-measures.ts';
import { useOtherLines } from './use-other-lines.ts';
import { usePathEditor } from './use-path-editor.ts';
import { useSave } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';
import { useWay, type WayState } from './use-way.ts';

interface PathEditorProps {
  readonly store: Store<Session>;
  readonly draftPlace: DraftPlace;
  readonly route: RouteView | null;
  readonly load: RoutePlace;
  readonly unload: RoutePlace;
  readonly onCreated: (path: PathView) => void;
}

/** One path: its map, its strip and its panel. */
export function PathEditor({ store, draftPlace, route, load, unload, onCreated }: PathEditorProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const state = usePathEditor({ store, route, load, unload });
  const { editor, part, setPart, viewed, view, setProblems } = state;
  const { draft, session, mode, cutting, choose, isReadOnly } = editor;
  useKeptDraft(store, draftPlace);
  const way = useWay(store, session.history.present, load, unload);
  useFoundAnnouncement(way, editor.announce, draft);
  const fences = useFences();
  const pathId = session.stored?._id ?? null;
  const { others, snapTo } = useOtherLines(route, pathId, mode.kind === 'line');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const showProblems = (fields: Readonly<Record<string, string>>) => {
    setProblems(fields);
    const [first] = Object.keys(fields);
    if (first === undefined) return;
    setPart(partOf(first));
    const checkpoint = checkpointAt(store.get().history.present, first);
    if (checkpoint) choose(checkpoint);
  };
  const saving = useSave({
    ...{ store, route, loadId: load._id, unloadId: unload._id, onCreated },
    onRefused: showProblems,
  });
  const save = () => {
    const [problem] = draftProblems(store.get().history.present);
    if (!problem) return void saving.save();
    const text = t(`routes.editor.problems.${problem.code}`);
    showProblems({ [problem.field]: text });
    snackbar.warning(text);
  };
  useSaveKey(save, !isReadOnly && !saving.isSaving);
  const nameOf = useCallback((number: number) => t('routes.editor.stopovers.numbered', { number }), [t]);
  const hasLine = draft.line.length > 1;
  const frameKey = [hasLine, cutting !== null, viewed?.path.versionId ?? ''].join(' ');
  return (
    <EditorProvider value={editor}>
      <div className={classes.work}>
        <div className={classes.mapSide}>
          <MapToolbar onHelp={() => setHelpOpen(true)} />
          <div className={classes.map}>
            <EditorMap
              others={others}
              snapTo={snapTo}
              fences={fences}
              areFencesOpen={part === 'settings'}
              frameKey={frameKey}
            />
          </div>
          <div className={classes.strip}>
            {cutting ? <CutEnds cutting={cutting} /> : hasLine && <WayStrip nameOf={nameOf} />}
          </div>
        </div>
        <Panel state={state} store={store} way={way} fences={fences} isSaving={saving.isSaving} onSave={save} />
      </div>
      <ConflictDialog saving={saving} store={store} onSee={(path) => view({ path, kind: 'theirs' })} />
      <HelpDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <VisuallyHidden role="status">{state.announced}</VisuallyHidden>
    </EditorProvider>
  );
}

/** Says the length of a way once it has been found. */
function useFoundAnnouncement(
  { isAsking, error }: WayState,
  announce: (text: string) => void,
  draft: Parameters<typeof minutesOf>[0],
): void {
  const { t } = useTranslation();
  const { km, time } = useMeasures();
  const wasAsking = useRef(false);
  useEffect(() => {
    const isFound = wasAsking.current && !isAsking && !error;
    wasAsking.current = isAsking;
    if (!isFound) return;
    const { totalMeters } = measuredLine(draft.line);
    announce(t('routes.editor.way.found', { km: km(totalMeters), time: time(minutesOf(draft, totalMeters)) }));
  }, [isAsking, error, draft, announce, t, km, time]);
}
