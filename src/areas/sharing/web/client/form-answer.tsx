import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebForm } from '#areas/sharing/contract/web-form.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { useShowInstant } from '#ui/session/zone.ts';

export const dayAndHour = (day: string, hour: string | null) =>
  [showDay(day), hour?.slice(0, 5)].filter(Boolean).join(' ');

const COLOURS = {
  pending: 'blue',
  confirmed: 'teal',
  accepted: 'teal',
  refused: 'red',
  withdrawn: 'gray',
  expired: 'gray',
} as const;

interface AnswerProps {
  readonly asked: NonNullable<WebForm['proposal'] | WebForm['request']>;
  readonly children: ReactNode;
}

/** What the client sent, and what was answered. */
export function Answer({ asked: { at, state, answer }, children }: AnswerProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  return (
    <Alert
      color={COLOURS[state]}
      role="status"
      title={`${t('sharing.client.form.sent', { at: showInstant(at) })} · ${t(`sharing.client.form.states.${state}`)}`}
    >
      <Text inherit>{children}</Text>
      {answer && <Text inherit>{answer}</Text>}
    </Alert>
  );
}

/** A closed form still says what became of the last proposal or request. */
export function LastAnswer({
  form,
  reassignment,
}: {
  readonly form: WebForm;
  readonly reassignment: boolean;
}): ReactNode {
  const { proposal, request } = form;
  if (reassignment) return request && <Answer asked={request}>{request.comment}</Answer>;
  return proposal && <Answer asked={proposal}>{dayAndHour(proposal.loadingDate, proposal.loadingHour)}</Answer>;
}
