import { useSearchParams } from 'react-router';

export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

const STORAGE_KEY = 'schedulingsView';
const isView = (text: string | null): text is View => VIEWS.includes(text as View);

/** List or board: the address says, otherwise what was looked at last in this browser. */
export function useView(): { readonly view: View; readonly show: (view: View) => void } {
  const [params, setParams] = useSearchParams();
  const [asked, kept] = [params.get('view'), localStorage.getItem(STORAGE_KEY)];
  const view = isView(asked) ? asked : isView(kept) ? kept : 'list';
  return {
    view,
    show: (next) => {
      localStorage.setItem(STORAGE_KEY, next);
      // The filters of the list mean nothing to the board.
      setParams({ view: next });
    },
  };
}
