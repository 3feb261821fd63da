import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { listProposals } from '../../contract/proposal.calls.ts';
import { ANSWER_PROPOSALS } from '../../contract/tracking.permissions.ts';
import classes from './control-screen.module.css';

const ProposalsDialog = lazyWith(['tracking/later'], () => import('./proposals-dialog.tsx'));

/** For those who may change alarms: rules that gave mostly false alarms. */
export function ProposalsNotice(): ReactNode {
  const { t } = useTranslation();
  const mayAnswer = useHolds(ANSWER_PROPOSALS);
  const { data } = useCall(listProposals, {}, { enabled: mayAnswer });
  const [isOpen, setOpen] = useState(false);
  const count = data?.proposals.length ?? 0;
  if (!mayAnswer || (count === 0 && !isOpen)) return null;
  return (
    <>
      {count > 0 && (
        <div className={classes.notice} role="status">
          {t('tracking.alerts.screen.proposals', { count })}
          <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
            {t('tracking.alerts.screen.seeProposals')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isOpen && <ProposalsDialog proposals={data?.proposals ?? []} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
