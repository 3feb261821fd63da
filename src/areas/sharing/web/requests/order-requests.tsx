import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import {
  answerClientRequest,
  type ClientRequest,
  listClientRequests,
} from '#areas/sharing/contract/client-request.calls.ts';
import type { RequestState } from '#areas/sharing/rules/client-request.ts';
import { showDay } from '#kernel/dates.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import type { Tone } from '#kernel/tone.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

const TONES: Readonly<Record<RequestState, Tone>> = {
  pending: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

interface OrderRequestsProps {
  readonly order: OrderView;
}

/** What the client asked for through the form, for the company that runs the order; nothing where nothing was asked. */
export default function OrderRequests({ order }: OrderRequestsProps): ReactNode {
  return order.side === 'own' ? <Requests order={order} /> : null;
}

function Requests({ order }: OrderRequestsProps): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(listClientRequests, { params: { id: order._id } });
  const requests = data?.clientRequests ?? [];
  if (requests.length === 0 && !isError) return null;
  return (
    <Section title={t('sharing.requests.title')} count={requests.length}>
      {isError && !data && <QueryError onRetry={() => void refetch()} />}
      <Stack gap="lg">
        {requests.map((request) => (
          <RequestCard key={request._id} order={order} request={request} />
        ))}
      </Stack>
    </Section>
  );
}

function RequestCard({ order, request }: OrderRequestsProps & { readonly request: ClientRequest }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { kind, state, askedBy, askedAt, comment, answer, answeredBy, answeredAt, open } = request;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={550}>{[t(`sharing.requests.kinds.${kind}`), askedFor(request)].filter(Boolean).join(': ')}</Text>
        <StatusChip tone={TONES[state]} label={t(`sharing.requests.states.${state}`)} />
      </Group>
      {kind === 'schedule' && open && <PresentDate order={order} />}
      {comment && <Text>{comment}</Text>}
      <Text size="sm" c="dimmed">
        {[askedBy, showInstant(askedAt)].join(' · ')}
      </Text>
      {answeredAt && (
        <Text size="sm" c="dimmed">
          {[answer, answeredBy, showInstant(answeredAt)].filter(Boolean).join(' · ')}
        </Text>
      )}
      {open && <Answer order={order} request={request} />}
    </Stack>
  );
}

/** What the client wants to be another one. */
function PresentDate({ order: { dates } }: OrderRequestsProps): ReactNode {
  const { t } = useTranslation();
  if (!dates.loadingDate) return null;
  const date = [showDay(dates.loadingDate), dates.loadingDateHour].filter(Boolean).join(' ');
  return <Text size="sm">{t('sharing.requests.present', { date })}</Text>;
}

const askedFor = ({ loadingDate, loadingHour, driver, plate }: ClientRequest): string =>
  (loadingDate ? [showDay(loadingDate), loadingHour] : [driver, plate]).filter(Boolean).join(' ');

/** On a phone both buttons fill the line below the field. */
const BUTTON = { base: '1 0 auto', sm: 'none' } as const;

/** One click answers; a word to the client is optional. */
function Answer({ order, request }: OrderRequestsProps & { readonly request: ClientRequest }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [answer, setAnswer] = useState('');
  const send = useAction(answerClientRequest, {
    refresh: [listClientRequests.id, ...ORDER_REFRESH],
    onDone: ({ clientRequest: { state }, assigned }) => {
      snackbar.success(t(state === 'accepted' ? 'sharing.requests.accepted' : 'sharing.requests.refused'));
      // Another driver was promised, and nobody is chosen yet.
      const task = order.moves.find((move) => move === 'assign' || move === 'reassign');
      if (state === 'accepted' && request.kind === 'reassignment' && !assigned && task)
        void navigate(taskSearch(params, task, order._id));
    },
    onFailed: (error) => snackbar.failure('update', t('sharing.requests.what'), error),
  });
  const decide = (accept: boolean) =>
    send.mutate({ params: { id: order._id, requestId: request._id }, body: { accept, answer } });
  return (
    <Group align="flex-end">
      <TextInput
        label={t('sharing.requests.answer')}
        classNames={FIELD_CLASSES}
        flex="1 1 14rem"
        maxLength={TEXT_MAX}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <Button
        flex={BUTTON}
        leftSection={<IconCheck size="1.1rem" aria-hidden />}
        loading={send.isPending}
        onClick={() => decide(true)}
      >
        {t('sharing.requests.accept')}
      </Button>
      <Button
        variant="default"
        flex={BUTTON}
        leftSection={<IconX size="1.1rem" aria-hidden />}
        disabled={send.isPending}
        onClick={() => decide(false)}
      >
        {t('sharing.requests.refuse')}
      </Button>
    </Group>
  );
}
