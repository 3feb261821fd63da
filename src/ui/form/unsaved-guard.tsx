import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface UnsavedGuardProps {
  readonly unsaved: RefObject<boolean>;
  /** With a draft a reload loses nothing, so the browser does not ask. */
  readonly kept: boolean;
  readonly onLeave: () => void;
  /** The query value that opens a form without a path of its own: changing it also leaves the form. */
  readonly openedBy?: string | undefined;
}

/** Asks before unsaved work is lost by a link, the back button or closing the tab. */
export function UnsavedGuard({ unsaved, kept, onLeave, openedBy }: UnsavedGuardProps): ReactNode {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && placeOf(currentLocation, openedBy) !== placeOf(nextLocation, openedBy),
  );

  useEffect(() => {
    if (kept) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [kept, unsaved]);

  const leave = () => {
    unsaved.current = false;
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Dialog
      size="sm"
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('ui.form.leave.question')}
      actions={
        <>
          <Button variant="default" onClick={leave}>
            {t('ui.form.leave.leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            {t('ui.form.leave.stay')}
          </Button>
        </>
      }
    />
  );
}

function placeOf({ pathname, search }: Location, openedBy: string | undefined): string {
  return openedBy === undefined ? pathname : `${pathname}?${new URLSearchParams(search).get(openedBy) ?? ''}`;
}
