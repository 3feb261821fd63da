import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useVisitor } from '#ui/session/signed-in.ts';
import { localViewStore, type SavedView, type ViewStore, withoutView, withView } from './saved-view.ts';

const onThisDevice = localViewStore({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
});

const ViewStoreContext = createContext<ViewStore>(onThisDevice);
export const ViewStoreProvider = ViewStoreContext.Provider;

export interface Views {
  readonly views: readonly SavedView[];
  readonly save: (view: SavedView) => void;
  readonly remove: (name: string) => void;
  /** Restores all views as they were. */
  readonly restore: (views: readonly SavedView[]) => void;
}

export function useViews(list: string): Views {
  const store = useContext(ViewStoreContext);
  const queries = useQueryClient();
  const owner = { userId: useVisitor()?.userId ?? '', list };
  const queryKey = ['savedViews', owner];
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: () => store.read(owner),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    mutationFn: (next: readonly SavedView[]) => store.write(owner, next),
    onMutate: (next) => void queries.setQueryData(queryKey, next),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    views,
    save: (view) => mutate(withView(views, view)),
    remove: (name) => mutate(withoutView(views, name)),
    restore: (before) => mutate(before),
  };
}
