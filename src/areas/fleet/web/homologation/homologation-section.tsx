import { Button } from '@mantine/core';
import IconShieldSearch from '@tabler/icons-react/dist/esm/icons/IconShieldSearch.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOMOLOGATION_HIDDEN } from '#areas/fleet/contract/homologation.permissions.ts';
import { securityCheckState } from '#areas/fleet/rules/homologation-progress.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { ProgressBar } from '#ui/feedback/progress.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Section } from '#ui/record/section.tsx';
import { CheckList } from './check-list.tsx';
import classes from './homologation-section.module.css';
import { HomologationVerdict } from './homologation-verdict.tsx';
import { ManualCheckDialog } from './manual-check-dialog.tsx';
import { type CheckedKind, useHomologation } from './use-homologation.ts';

interface HomologationSectionProps {
  readonly kind: CheckedKind;
  readonly id: string;
  readonly mayAsk: boolean;
  readonly asking: boolean;
  readonly onAsk: () => void;
  /** Where closing a dialog leads when its address was opened directly. */
  readonly backTo: string;
}

/** The results of the official registers for a driver or a vehicle; hidden from users who work without them. */
export function HomologationSection(props: HomologationSectionProps): ReactNode {
  return useHolds(HOMOLOGATION_HIDDEN) ? null : <Shown {...props} />;
}

function Shown({ kind, id, mayAsk, asking, onAsk, backTo }: HomologationSectionProps): ReactNode {
  const { t } = useTranslation();
  const answer = useHomologation(kind, id);
  const data = answer.data;
  // Most countries have no registers.
  if (data?.codes.length === 0) return null;
  const wasAsked = (data?.homologation ?? null) !== null;
  return (
    <Section
      title={t('fleet.homologation.title')}
      action={
        data &&
        mayAsk && (
          <Button
            variant="default"
            size="xs"
            loading={asking}
            leftSection={<IconShieldSearch size="1rem" aria-hidden />}
            onClick={onAsk}
          >
            {t(`fleet.homologation.${wasAsked ? 'requestAgain' : 'request'}`)}
          </Button>
        )
      }
    >
      {answer.isPending && <CardsSkeleton cards={2} />}
      {answer.isError && !data && <QueryError onRetry={() => void answer.refetch()} />}
      {data && (
        <>
          <HomologationVerdict verdict={data.verdict} reasons={data.reasons} />
          {data.homologation && <SecurityCheck progress={data.homologation.progress} />}
          {!wasAsked && <span className={classes.quiet}>{t('fleet.homologation.empty')}</span>}
          <CheckList results={data.queryResults} mayRecord={mayAsk} />
          {data.homologation && (
            <ManualCheckDialog
              channelId={data.homologation.channelId}
              results={data.queryResults}
              mayRecord={mayAsk}
              backTo={backTo}
            />
          )}
        </>
      )}
    </Section>
  );
}

/** How far the registers have been asked, from 0 to 1. */
function SecurityCheck({ progress }: { readonly progress: number }): ReactNode {
  const { t } = useTranslation();
  const state = securityCheckState(progress);
  return (
    <div role="status">
      <ProgressBar
        label={t(`fleet.homologation.progress.${state}`)}
        value={progress}
        tone={state === 'finished' ? 'success' : 'active'}
      />
    </div>
  );
}
