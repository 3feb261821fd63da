import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The query value that opens a dialog: a reload keeps it open, going back closes it. */
export const DIALOG_PARAM = 'dialog';

interface DialogParam {
  readonly value: string | null;
  readonly open: (value: string) => void;
  readonly close: () => void;
  /** The address without the dialog. */
  readonly closed: string;
}

export function useDialogParam(): DialogParam {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const without = new URLSearchParams(search);
  without.delete(DIALOG_PARAM);
  const closed = `${pathname}?${without}`;
  return {
    value: search.get(DIALOG_PARAM),
    open: (value) => setSearch((before) => new URLSearchParams([...before, [DIALOG_PARAM, value]])),
    close: () => void navigate(closed, { replace: true }),
    closed,
  };
}
