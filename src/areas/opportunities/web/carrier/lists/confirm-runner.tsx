import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useConfirming } from '../dialogs/use-confirming.ts';

/** An application to be confirmed; a new one for every choice of the person. */
export interface ConfirmTask {
  readonly row: PostulationRow;
}

interface ConfirmRunnerProps {
  readonly task: ConfirmTask;
}

/** Asks before an application of the list is confirmed, once per choice; loaded with the first choice. */
export default function ConfirmRunner({ task }: ConfirmRunnerProps): null {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const { confirm } = useConfirming();
  const started = useRef<ConfirmTask | null>(null);
  const ask = useEffectEvent(async ({ row: { _id, code } }: ConfirmTask) => {
    if (await dialogs.warn(t('opportunities.carrier.confirmText', { code }))) confirm(_id);
  });
  useEffect(() => {
    if (started.current === task) return;
    started.current = task;
    void ask(task);
  }, [task]);
  return null;
}
