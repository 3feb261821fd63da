import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { screens as operations } from '#areas/operations/area.ts';
import type { ExternalOpportunity, PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { AgreeButton } from '../dialogs/agree-button.tsx';
import { type CarrierTask, taskSearch } from '../dialogs/carrier-tasks.ts';
import { useConfirming } from '../dialogs/use-confirming.ts';
import { Notice } from '../parts/notice.tsx';
import { PostulationChip } from '../parts/postulation-chip.tsx';
import { useReasonLine } from '../parts/reason-line.ts';
import { Turn } from '../parts/turn.tsx';
import { OfferList } from './offer-list.tsx';
import classes from './record.module.css';
import { offersBeside } from './record-offers.ts';

/** The own company's applications, newest first, each with every price that was named. */
export function OwnApplications({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const { postulations, companyName } = opportunity;
  if (postulations.length === 0) return null;
  return (
    <Section title={t('opportunities.carrier.own', { count: postulations.length })}>
      {postulations.map((postulation) => (
        <Application
          key={postulation._id}
          postulation={postulation}
          shipper={companyName}
          tasks={offersBeside(opportunity, postulation)}
        />
      ))}
    </Section>
  );
}

interface ApplicationProps {
  readonly postulation: PostulationView;
  readonly shipper: string;
  /** What can be done with this one and with others too. */
  readonly tasks: readonly CarrierTask[];
}

function Application({ postulation, shipper, tasks }: ApplicationProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const ended = useReasonLine()(postulation);
  const { state, offer, trucks, acceptedTrucks, truck, driver, comment, createdAt } = postulation;
  const all = [
    {
      label: t('opportunities.carrier.fields.trucks'),
      value:
        state === 'accepted' ? t('opportunities.acceptedOf', { accepted: acceptedTrucks, required: trucks }) : trucks,
    },
    { label: t('opportunities.carrier.truck'), value: [truck.plate, driver.name].filter(Boolean).join(' · ') },
    // The first price already shows a comment that came with it.
    ...(comment === postulation.offers[0]?.comment
      ? []
      : [{ label: t('opportunities.carrier.fields.comment'), value: comment, wide: true }]),
  ];
  return (
    <div className={classes.application}>
      <span className={classes.marks}>
        <PostulationChip state={state} />
        <Turn state={state} offerBy={offer.by} />
        <span className={classes.quiet}>
          <RelativeTime instant={createdAt} />
        </span>
      </span>
      {ended && <span>{ended}</span>}
      {postulation.changed && <ChangedNotice postulation={postulation} />}
      <OfferList offers={postulation.offers} shipper={shipper} />
      <AgreeButton postulation={postulation} />
      <Facts facts={all.filter(({ value }) => value !== null && value !== '')} />
      <ToOperation operationId={postulation.operationId} />
      {tasks.map((task) => (
        <Button key={task} component={Link} to={taskSearch(params, task, postulation._id)} variant="default">
          {t(`opportunities.carrier.actions.${task}`)}
        </Button>
      ))}
    </div>
  );
}

/** The offer is not what they applied for any more: it counts again once they confirm. */
function ChangedNotice({ postulation }: { readonly postulation: PostulationView }): ReactNode {
  const { t } = useTranslation();
  const { confirm, busy } = useConfirming();
  return (
    <Notice tone="warning" icon={IconAlertTriangle} title={t('opportunities.changedSince')} role="status">
      <span>{t('opportunities.carrier.changedText')}</span>
      {postulation.actions.includes('confirm') && (
        <Button size="compact-md" loading={busy} onClick={() => confirm(postulation._id)}>
          {t('opportunities.carrier.actions.confirm')}
        </Button>
      )}
    </Notice>
  );
}

/** An accepted application led to an operation, which not everybody may open. */
function ToOperation({ operationId }: { readonly operationId: string | null }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const address = operationId && addressOf(operations.operation, { operationId });
  if (!address || !canOpen(address)) return null;
  return (
    <Button component={Link} to={address} variant="default">
      {t('opportunities.carrier.actions.operation')}
    </Button>
  );
}
