import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFactsProvider } from '#ui/fields/form-facts.ts';
import { problemText } from '#ui/fields/problem-text.ts';
import classes from './form.module.css';
import type { FormShape } from './form-shape.ts';
import { IncomingNotice } from './incoming-notice.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ShellForm } from './use-shell-form.ts';

interface FormFrameProps<S extends FormShape> {
  readonly shell: ShellForm<S>;
  readonly label: string;
  readonly keepsDraft: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onDiscard: () => void;
  readonly openedBy?: string | undefined;
  readonly head?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** What a simple form and a wizard have in common around their fields. */
export function FormFrame<S extends FormShape>(props: FormFrameProps<S>): ReactNode {
  const { shell, label, keepsDraft, onSubmit, onDiscard, openedBy, head, children, actions } = props;
  const { t, i18n } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React sends the events of a form in a dialog to the form that opened it as well.
    event.stopPropagation();
    onSubmit(event);
  };
  const whole = shell.form.formState.errors.root?.message;
  return (
    <FormProvider {...shell.form}>
      <FormFactsProvider value={shell.facts}>
        <form className={classes.form} aria-label={label} onSubmit={submit} noValidate>
          {shell.draft.restored && <DraftNotice onDiscard={onDiscard} />}
          {shell.incoming && <IncomingNotice incoming={shell.incoming} />}
          {head}
          <div className={classes.body}>{children}</div>
          {whole && (
            <p className={classes.whole} role="alert">
              {problemText(whole, t, (key) => i18n.exists(key))}
            </p>
          )}
          {shell.failed && (
            <div className={classes.whole} role="alert">
              <p className={classes.failed}>
                <strong>{shell.failed.title}</strong> {shell.failed.reason}
              </p>
              {shell.failed.mayHelp && (
                <Button type="submit" variant="default" size="compact-sm">
                  {t('ui.feedback.retry')}
                </Button>
              )}
            </div>
          )}
          {actions && <div className={classes.actions}>{actions}</div>}
        </form>
        <UnsavedGuard unsaved={shell.unsaved} kept={keepsDraft} onLeave={shell.draft.drop} openedBy={openedBy} />
      </FormFactsProvider>
    </FormProvider>
  );
}

/** Says that the form shows a restored draft, and offers to discard it. */
function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.draft} role="status">
      <IconHistory size="1.1rem" aria-hidden />
      <span className={classes.draftText}>{t('ui.form.draft.restored')}</span>
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('ui.form.draft.discard')}
      </Button>
    </div>
  );
}
