import { Button, Collapse, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ApplicantView, OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { readApplicants } from '#areas/opportunities/contract/postulation.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { APPLICANT, type RecordPlace, recordAddress } from '../record-addresses.ts';
import { ApplicantActions } from './applicant-actions.tsx';
import cardClasses from './applicant-card.module.css';
import { ApplicantCard } from './applicant-card.tsx';
import { ApplicantDialog } from './applicant-dialog.tsx';
import classes from './applicants-panel.module.css';
import { OfferDialog } from './offer-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { APPLICANT_SORTS, type ApplicantSort, sortApplicants } from './sort-applicants.ts';

interface ApplicantsPanelProps {
  readonly opportunity: OpportunityView;
  readonly place: RecordPlace;
}

/** Everybody who applied, to be compared; those that are over are folded away. */
export default function ApplicantsPanel({ opportunity, place }: ApplicantsPanelProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readApplicants, { params: { id: opportunity._id } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <CardsSkeleton />;
  const { postulations } = reply.data;
  if (postulations.length === 0) {
    return (
      <EmptyState
        compact
        icon={IconUsers}
        title={t('opportunities.record.applicants.none')}
        text={t(
          `opportunities.record.applicants.${opportunity.state === 'published' ? 'noneText' : 'noneUnpublished'}`,
        )}
      />
    );
  }
  return <Applicants opportunity={opportunity} place={place} applicants={postulations} />;
}

interface ApplicantsProps extends ApplicantsPanelProps {
  readonly applicants: readonly ApplicantView[];
}

interface Question {
  /** The application it is about. */
  readonly id: string;
  readonly open: 'offer' | 'reject' | null;
}

function Applicants({ opportunity, place, applicants }: ApplicantsProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [sort, setSort] = useState<ApplicantSort>('price');
  // Stays when it is answered, so that the dialog keeps its words while it fades out.
  const [asked, setAsked] = useState<Question>({ id: '', open: null });
  const ask = (open: Question['open'], id: string) => setAsked({ id, open });
  const close = () => setAsked({ ...asked, open: null });
  const sorted = sortApplicants(applicants, sort);
  const accepted = sorted.filter(({ state }) => state === 'accepted');
  const waiting = sorted.filter(({ state }) => state === 'pending');
  const closed = sorted.filter(({ state }) => state !== 'accepted' && state !== 'pending');
  const detailsOf = (id: string) => `?${withApplicant(params, id)}`;
  const cards = (shown: readonly ApplicantView[]) => (
    <ul className={cardClasses.cards}>
      {shown.map((applicant) => (
        <ApplicantCard
          key={applicant._id}
          applicant={applicant}
          currency={opportunity.freightOffered.typeCurrencyOfferedId}
          detailsSearch={detailsOf(applicant._id)}
          actions={
            <ApplicantActions
              applicant={applicant}
              detailsSearch={detailsOf(applicant._id)}
              onOffer={() => ask('offer', applicant._id)}
              onReject={() => ask('reject', applicant._id)}
            />
          }
        />
      ))}
    </ul>
  );
  // Found again in every reply, so that an open dialog names the price that counts now.
  const of = applicants.find(({ _id }) => _id === asked.id);
  return (
    <div className={classes.panel}>
      {Math.max(accepted.length, waiting.length, closed.length) > 1 && (
        <div className={classes.sort}>
          <span className={classes.sortLabel}>{t('opportunities.record.applicants.sort')}</span>
          <SegmentedControl
            className={classes.sorts!}
            aria-label={t('opportunities.record.applicants.sort')}
            value={sort}
            onChange={(value) => setSort(value as ApplicantSort)}
            data={APPLICANT_SORTS.map((value) => ({
              value,
              label: t(`opportunities.record.applicants.sorts.${value}`),
            }))}
          />
        </div>
      )}
      {accepted.length > 0 && <Group title={t('opportunities.record.applicants.accepted')}>{cards(accepted)}</Group>}
      {waiting.length > 0 && <Group title={t('opportunities.record.applicants.waiting')}>{cards(waiting)}</Group>}
      {closed.length > 0 && <Folded count={closed.length}>{cards(closed)}</Folded>}
      <OfferDialog applicant={of} opened={asked.open === 'offer'} onClose={close} />
      <RejectDialog applicant={of} opened={asked.open === 'reject'} onClose={close} />
      <ApplicantDialog
        applicant={applicants.find(({ _id }) => _id === params.get(APPLICANT))}
        opportunity={opportunity}
        backTo={recordAddress(place, opportunity._id)}
      />
    </div>
  );
}

function withApplicant(current: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(current);
  next.set(APPLICANT, id);
  return next;
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Rejected, withdrawn and expired ones. */
function Folded({ count, children }: { readonly count: number; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes.group}>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.fold!}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size="1rem" data-open={isOpen || undefined} aria-hidden />}
        onClick={toggle}
      >
        {t('opportunities.record.applicants.closed', { count })}
      </Button>
      <Collapse expanded={isOpen} id={id}>
        {children}
      </Collapse>
    </div>
  );
}
