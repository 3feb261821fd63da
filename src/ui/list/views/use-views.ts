import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import {
  changeView,
  chooseDefaultView,
  listViews,
  removeView,
  type SavedView,
  saveView,
  type ViewContent,
} from '#kernel/view-calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import type { FailedAction } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { type ColumnChoice, readChoice } from '../columns/column-choice.ts';
import { readState, writeState } from '../state/list-state.ts';

/** The user's own views of a list and the shared ones; changes of others arrive by themselves. */
export function useSavedViews(list: string) {
  return useCall(listViews, { query: { list } }, { staleTime: Number.POSITIVE_INFINITY });
}

export interface ViewActions {
  /** Replaces the user's view of the same name, if there is one. */
  readonly save: (view: ViewContent & { readonly shared: boolean }) => Promise<void>;
  /** Keeps what is shown under the name of a view, unless somebody changed that meanwhile. */
  readonly update: (view: SavedView, shown: Pick<ViewContent, 'query' | 'columns'>) => Promise<void>;
  readonly remove: (view: SavedView) => Promise<void>;
  readonly share: (view: SavedView) => Promise<void>;
  readonly rename: (view: SavedView, name: string) => Promise<void>;
  /** Opens the list with the view from now on, or no longer. */
  readonly toggleDefault: (view: SavedView) => Promise<void>;
}

export function useViewActions(list: string, views: readonly SavedView[]): ViewActions {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { confirm } = useDialogs();
  const [create, change, remove, choose] = [
    useAction(saveView).mutateAsync,
    useAction(changeView).mutateAsync,
    useAction(removeView).mutateAsync,
    useAction(chooseDefaultView).mutateAsync,
  ];
  const what = t('ui.list.views.what');
  const attempt = async (action: FailedAction, work: () => Promise<unknown>, done?: () => void) => {
    try {
      await work();
      done?.();
    } catch (error) {
      snackbar.failure(action, what, error);
    }
  };
  const restore = async ({ name, query, columns, shared, isDefault }: SavedView) => {
    const { view } = await create({ body: { list, name, query, columns, shared } });
    if (isDefault) await choose({ body: { list, viewId: view.id } });
  };
  return {
    save: ({ name, query, columns, shared }) => {
      const known = views.find((view) => view.mine && isSameName(view.name, name));
      const work = () =>
        known
          ? change({
              params: { id: known.id },
              body: { version: known.version, query, columns, ...(shared ? { shared } : {}) },
            })
          : create({ body: { list, name, query, columns, shared } });
      return attempt(known ? 'update' : 'create', work, () =>
        snackbar.success(t('ui.list.views.saved', { name: known?.name ?? name })),
      );
    },
    update: ({ id, version, name }, { query, columns }) =>
      attempt(
        'update',
        () => change({ params: { id }, body: { version, query, columns } }),
        () => snackbar.success(t('ui.list.views.saved', { name })),
      ),
    remove: async (view) => {
      // Others may use it, and it could not be given back to its owner.
      if (view.shared && !(await confirm({ action: 'remove', name: t('ui.list.views.sharedWhat') }))) return;
      const undo = view.shared ? {} : { undo: () => void attempt('create', () => restore(view)) };
      await attempt(
        'remove',
        () => remove({ params: { id: view.id } }),
        () => snackbar.success(t('ui.list.views.removed', { name: view.name }), undo),
      );
    },
    share: (view) =>
      attempt(
        'update',
        () => change({ params: { id: view.id }, body: { version: view.version, shared: !view.shared } }),
        () => snackbar.success(t(`ui.list.views.${view.shared ? 'withdrawn' : 'nowShared'}`, { name: view.name })),
      ),
    rename: ({ id, version }, name) =>
      attempt(
        'update',
        () => change({ params: { id }, body: { version, name } }),
        () => snackbar.success(t('ui.list.views.saved', { name })),
      ),
    toggleDefault: (view) =>
      attempt('update', () => choose({ body: { list, viewId: view.isDefault ? null : view.id } })),
  };
}

const isSameName = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether the list shows exactly this view; filters and columns that no longer exist do not count. */
export function isShowing(
  definition: ListDefinition,
  view: Pick<ViewContent, 'query' | 'columns'>,
  shown: { readonly query: string; readonly columns: ColumnChoice },
): boolean {
  const state = readState(definition, new URLSearchParams(view.query));
  const columns = readChoice(definition, view.columns);
  const keys = new Set([...Object.keys(columns), ...Object.keys(shown.columns)]);
  return (
    writeState(definition, state, new URLSearchParams()).toString() === shown.query &&
    [...keys].every((key) => columns[key] === shown.columns[key])
  );
}
