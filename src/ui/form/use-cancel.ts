import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { FormShape } from './form-shape.ts';
import { useGoBack } from './use-go-back.ts';
import type { ShellForm } from './use-shell-form.ts';

/**
 * Cancelling goes back and discards the values without a question: where a draft was kept, the notice offers to restore
 * it.
 */
export function useCancel<S extends FormShape>(shell: ShellForm<S>, keepsDraft: boolean, backTo: string): () => void {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const location = useLocation();
  const goBack = useGoBack(backTo);
  return () => {
    const hadChanges = shell.unsaved.current;
    const restore = shell.draft.removeWithUndo();
    shell.unsaved.current = false;
    goBack();
    if (!hadChanges || !keepsDraft) return;
    const undo = () => {
      restore();
      void navigate(location);
    };
    snackbar.success(t('ui.form.draft.cleared'), { undo });
  };
}
