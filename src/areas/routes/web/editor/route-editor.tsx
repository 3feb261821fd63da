import { Tabs } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PathView, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx';
import classes from './editor.module.css';
import type { RoutePlace } from './editor-context.ts';
import { PathTabs } from './head/path-tabs.tsx';
import { RouteHead } from './head/route-head.tsx';
import { NewPath, StoredPath } from './open-path.tsx';
import { Sessions } from './sessions.ts';
import { dropPathDraft } from './state/kept-draft.ts';
import { newDraft, type PathDraft } from './state/path-draft.ts';
import { edited, newSession } from './state/session.ts';
import { type CopyOptions, copyOf } from './state/way.ts';
import { usePathDrafts } from './use-kept-draft.ts';

export const NEW = 'new';

interface RouteEditorProps {
  readonly route: RouteView | null;
  readonly load: RoutePlace;
  readonly unload: RoutePlace;
}

/** One route with its paths. Each path that was opened keeps its steps and its draft until the screen is left. */
export function RouteEditor({ route, load, unload }: RouteEditorProps): ReactNode {
  const { t } = useTranslation();
  const [sessions] = useState(() => new Sessions());
  const [key, show] = usePathKey(route);
  const placeOf = usePathDrafts();
  const draftPlace = useMemo(
    () => placeOf(key === NEW ? `${load._id}.${unload._id}` : key),
    [placeOf, key, load._id, unload._id],
  );
  const kind = route?.paths.some(({ archived }) => !archived) ? 'alternative' : 'usual';
  const name = freeName(t(`routes.pathKinds.${kind}`), route);
  const create = (make: (fresh: PathDraft) => PathDraft) => {
    sessions.open(NEW, () => edited(newSession(newDraft(name, kind)), make, Date.now()));
    show(NEW);
  };
  const copy = (draft: PathDraft, options: CopyOptions) =>
    create(() => copyOf(draft, { ...options, name: freeName(options.name, route) }));
  const created = (path: PathView) => {
    dropPathDraft(draftPlace);
    sessions.rename(NEW, path._id);
    show(path._id);
  };
  const leave = () => sessions.discardAll();
  const shared = { sessions, draftPlace, route, load, unload, onCreated: created };
  return (
    <div className={classes.screen}>
      <RouteHead route={route} load={load} unload={unload} />
      <Tabs
        className={classes.tabs!}
        value={key}
        onChange={(next) => next && show(next)}
        activateTabWithKeyboard={false}
        keepMounted={false}
      >
        <PathTabs route={route} chosen={key} sessions={sessions} onNew={() => create((fresh) => fresh)} onCopy={copy} />
        <Tabs.Panel className={classes.tabPanel!} value={key}>
          {key === NEW ? (
            <NewPath {...shared} name={name} kind={kind} />
          ) : (
            <StoredPath key={key} id={key} {...shared} />
          )}
        </Tabs.Panel>
      </Tabs>
      <UnsavedGuard unsaved={sessions} kept onLeave={leave} />
    </div>
  );
}

/** The open path, in the address; without one the usual path. */
function usePathKey(route: RouteView | null): [string, (key: string) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('path');
  const paths = route?.paths ?? [];
  const active = paths.filter(({ archived }) => !archived);
  const usual = active.find(({ isUsual }) => isUsual) ?? active[0];
  const isKnown = wanted === NEW || paths.some(({ _id }) => _id === wanted);
  const show = (key: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('path', key);
        return next;
      },
      { replace: true },
    );
  return [wanted !== null && isKnown ? wanted : (usual?._id ?? NEW), show];
}

/** With a number where the route has a path of this name. */
function freeName(name: string, route: RouteView | null): string {
  const taken = new Set((route?.paths ?? []).map((path) => path.name.toLowerCase()));
  for (let nth = 1; ; nth += 1) {
    const free = nth === 1 ? name : `${name} ${nth}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}
