import { Alert, Button, Group } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { detailAddress } from '#areas/operations/contract/operation-addresses.ts';
import { type OperationBody, startedOperationForm } from '#areas/operations/contract/operation-slots.ts';
import type { OpportunityView, PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { awardPostulation } from '#areas/opportunities/contract/postulation.calls.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useToday } from '#ui/session/zone.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { usePriceText } from '../../carrier/parts/price.tsx';
import { applicantName } from '../applicants/applicant-name.ts';
import { OPPORTUNITY_REFRESH } from '../opportunity-refresh.ts';
import { trucksLeft } from './award-refusal.ts';
import { awardStart } from './award-start.ts';
import { AwardSummary } from './award-summary.tsx';

interface AwardFormProps {
  readonly opportunity: OpportunityView;
  readonly postulation: PostulationView;
  /** Why it cannot be accepted any more, where somebody was faster. */
  readonly refusal: PhraseKey | null;
  readonly backTo: string;
  /** Reads both again after the server refused. */
  readonly onRefused: () => Promise<unknown>;
}

/** Who gets it and how many trucks, above the form of the operation. */
export function AwardForm({ opportunity, postulation, refusal, backTo, onRefused }: AwardFormProps): ReactNode {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const priceText = usePriceText();
  const today = useToday();
  // The price the person looks at; a newer one is accepted only once they have seen it.
  const [seen, setSeen] = useState(postulation.offer);
  const most = Math.min(postulation.trucks, trucksLeft(opportunity));
  const [chosen, choose] = useState<number | null>(most);
  const awarding = useAction(awardPostulation, { refresh: [...OPPORTUNITY_REFRESH, 'operation', 'operations'] });
  const name = applicantName(postulation);
  const price = priceText(seen.price) ?? '–';
  const newest = priceText(postulation.offer.price) ?? '–';
  const isNewer = postulation.offer.number !== seen.number;
  const isWrong = chosen === null || chosen < 1 || chosen > most;

  const save = async (body: OperationBody) => {
    const params = { opportunityId: opportunity._id, postulationId: postulation._id };
    try {
      const reply = await awarding.mutateAsync({
        params,
        body: { ...body, offer: seen.number, trucks: chosen ?? 1 },
      });
      snackbar.success(t('opportunities.record.award.done', { name, count: reply.loadingOrders.length }));
      return reply.operationId;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await onRefused();
      throw error;
    }
  };
  return (
    <>
      {refusal && (
        <Notice title={t('opportunities.record.award.refused')} color="red">
          {t(refusal)}
        </Notice>
      )}
      {!refusal && isNewer && (
        <Notice title={t('opportunities.record.award.newPrice')} color="orange">
          {t('opportunities.record.award.newPriceText', { before: price, now: newest })}
          <Group mt="xs">
            <Button size="compact-md" onClick={() => setSeen(postulation.offer)}>
              {t('opportunities.record.award.takePrice', { price: newest })}
            </Button>
          </Group>
        </Notice>
      )}
      <AwardSummary
        postulation={postulation}
        price={price}
        left={trucksLeft(opportunity)}
        most={most}
        trucks={chosen}
        onTrucks={choose}
      />
      <Suspense fallback={<FormSkeleton fields={12} />}>
        <SlotView
          of={startedOperationForm}
          props={{
            start: awardStart(opportunity, seen.price, today),
            recordId: postulation._id,
            draft: `opportunity.award.${postulation._id}`,
            backTo,
            submitLabel: t('opportunities.record.award.button'),
            blocked: refusal !== null || isNewer || isWrong,
            confirm: () => dialogs.warn(t('opportunities.record.award.confirm', { name, count: chosen ?? 1, price })),
            save,
            onSaved: (operationId) => void navigate(detailAddress('normal', operationId), { replace: true }),
          }}
        />
      </Suspense>
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly color: string;
  readonly children: ReactNode;
}

/** What changed while the form was open is said where the person looks, however far down they are. */
function Notice({ title, color, children }: NoticeProps): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert
      ref={notice}
      role="alert"
      color={color}
      variant="light"
      icon={<IconAlertCircle size="1.2rem" aria-hidden />}
      title={title}
    >
      {children}
    </Alert>
  );
}
