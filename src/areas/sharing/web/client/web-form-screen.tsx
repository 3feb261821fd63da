import { Alert, Anchor, Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { screens } from '#areas/sharing/area.ts';
import { proposeSchedule, requestReassignment, type WebForm } from '#areas/sharing/contract/web-form.calls.ts';
import { webFormBookings } from '#areas/sharing/contract/web-form-slots.ts';
import { proposalProblems } from '#areas/sharing/rules/client-request.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { NAME_MAX, TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { PublicPage } from '#ui/public-page/public-page.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import { Answer, dayAndHour, LastAnswer } from './form-answer.tsx';
import { useWebForm } from './use-web-form.ts';

/** The client confirms the loading date or proposes another one. Failures are logged, and the form stays empty. */
export function WebFormScreen({ reassignment = false }: { readonly reassignment?: boolean }): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId = '' } = useParams();
  const form = useWebForm(loadOrderId);
  const part = reassignment ? 'reassign' : null;
  // Unknown until the docks of the order's places are read.
  const [isBooked, setBooked] = useState<boolean | null>(null);
  const words = part ?? (isBooked ? 'book' : null);
  return (
    <PublicPage company={form?.company}>
      <Stack gap={0}>
        <Title order={1} size="h2">
          {t(words ? `sharing.client.form.${words}Title` : 'sharing.client.form.title')}
        </Title>
        <Text c="dimmed">{t(words ? `sharing.client.form.${words}Text` : 'sharing.client.form.text')}</Text>
      </Stack>
      {form && <Present form={form} />}
      {form && (
        <Suspense>
          <SlotView
            of={webFormBookings}
            props={{ alias: loadOrderId, isReassignment: reassignment, onKnown: setBooked }}
          />
        </Suspense>
      )}
      {form && !form.open && <Alert color="gray">{t('sharing.client.form.closed')}</Alert>}
      {form && !form.open && <LastAnswer form={form} reassignment={reassignment} />}
      {form?.open && !part && isBooked === false && (
        <Propose key={form.loadingOrderCode} alias={loadOrderId} form={form} />
      )}
      {form?.open && part && <Request alias={loadOrderId} form={form} />}
      {form?.open && (
        <Anchor
          component={Link}
          to={addressOf(part ? screens.webForm : screens.webFormReassignment, { loadOrderId })}
          ta="center"
        >
          {t(part ? 'sharing.client.form.toSchedule' : 'sharing.client.form.toReassign')}
        </Anchor>
      )}
    </PublicPage>
  );
}

function Present({ form }: { readonly form: WebForm }): ReactNode {
  const { t } = useTranslation();
  const { dates, origin, destination, driver, plate } = form;
  const facts = [
    { label: t('trips.view.from'), value: origin.cityName },
    { label: t('trips.view.to'), value: destination.cityName },
    {
      label: t('sharing.client.form.present'),
      value: dates.loadingDate ? dayAndHour(dates.loadingDate, dates.loadingHour) : t('trips.view.noDate'),
    },
    ...(dates.deliveryDate
      ? [{ label: t('trips.view.delivery'), value: dayAndHour(dates.deliveryDate, dates.deliveryHour) }]
      : []),
    ...(driver ? [{ label: t('sharing.client.driver'), value: driver }] : []),
    ...(plate ? [{ label: t('trips.view.plate'), value: plate }] : []),
  ];
  return (
    <Section title={t('sharing.client.order', { code: form.loadingOrderCode })}>
      <Facts facts={facts} />
    </Section>
  );
}

interface PartProps {
  readonly alias: string;
  readonly form: WebForm;
}

function Propose({ alias, form }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { loadingDate, loadingHour } = form.dates;
  const hourNow = loadingHour?.slice(0, 5) ?? '';
  const [said, setSaid] = useState({ name: '', loadingDate: loadingDate ?? '', loadingHour: hourNow, comment: '' });
  const send = useAction(proposeSchedule);
  const isSame = said.loadingDate === loadingDate && said.loadingHour === hourNow;
  const { name, comment } = said;
  const wanted = { loadingDate: said.loadingDate, loadingHour: said.loadingHour || null };
  const tooLate = isSame ? {} : proposalProblems(wanted, form.dates);
  const required = useRequired({ loadingDate: said.loadingDate, name }, tooLate);
  const problemOf = (part: 'loadingDate' | 'loadingHour') =>
    required.problemOf(part) || send.error?.fields[part]?.message;
  return (
    <Section title={t(isSame ? 'sharing.client.form.confirm' : 'sharing.client.form.propose')}>
      <Stack gap="md">
        {form.proposal && (
          <Answer asked={form.proposal}>
            {t('sharing.client.form.sentDate', {
              date: dayAndHour(form.proposal.loadingDate, form.proposal.loadingHour),
            })}
          </Answer>
        )}
        <Problem error={send.error} />
        <Group grow align="start">
          <TextInput
            type="date"
            label={t('sharing.client.form.date')}
            withAsterisk
            max={form.dates.deliveryDate ?? undefined}
            error={problemOf('loadingDate')}
            value={said.loadingDate}
            onChange={({ currentTarget: { value } }) => setSaid((all) => ({ ...all, loadingDate: value }))}
          />
          <TextInput
            type="time"
            label={t('sharing.client.form.hour')}
            error={problemOf('loadingHour')}
            value={said.loadingHour}
            onChange={({ currentTarget: { value } }) => setSaid((all) => ({ ...all, loadingHour: value }))}
          />
        </Group>
        <Who
          said={said}
          problemOf={required.problemOf}
          onChange={(change) => setSaid((all) => ({ ...all, ...change }))}
        />
        <Button
          size="md"
          loading={send.isPending}
          onClick={required.before(() =>
            send.mutate({
              params: { loadOrderId: alias },
              body: { name, comment, ...wanted },
            }),
          )}
        >
          {t(isSame ? 'sharing.client.form.confirm' : 'sharing.client.form.propose')}
        </Button>
      </Stack>
    </Section>
  );
}

function Request({ alias, form }: PartProps): ReactNode {
  const { t } = useTranslation();
  const [said, setSaid] = useState({ name: '', comment: '', driver: '', plate: '' });
  const send = useAction(requestReassignment);
  const required = useRequired({ name: said.name, comment: said.comment });
  return (
    <Section title={t('sharing.client.form.request')}>
      <Stack gap="md">
        {form.request && <Answer asked={form.request}>{form.request.comment}</Answer>}
        <Problem error={send.error} />
        <TextInput
          label={t('sharing.client.form.driver')}
          maxLength={NAME_MAX}
          value={said.driver}
          onChange={({ currentTarget: { value } }) => setSaid((all) => ({ ...all, driver: value }))}
        />
        <TextInput
          label={t('sharing.client.form.plate')}
          maxLength={20}
          value={said.plate}
          onChange={({ currentTarget: { value } }) => setSaid((all) => ({ ...all, plate: value }))}
        />
        <Who
          said={said}
          problemOf={required.problemOf}
          onChange={(change) => setSaid((all) => ({ ...all, ...change }))}
          isCommentRequired
        />
        <Button
          size="md"
          loading={send.isPending}
          onClick={required.before(() => send.mutate({ params: { loadOrderId: alias }, body: said }))}
        >
          {t('sharing.client.form.request')}
        </Button>
      </Stack>
    </Section>
  );
}

function Problem({ error }: { readonly error: unknown }): ReactNode {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <Alert color="red" role="alert">
      {reasonText(error, t)}
    </Alert>
  );
}

/** Missing values are shown at their fields after the first attempt to send, wrong ones at once. */
function useRequired(texts: Readonly<Record<string, string>>, wrong: Readonly<Record<string, FieldProblem>> = {}) {
  const { t } = useTranslation();
  const [isTried, setTried] = useState(false);
  const isMissing = (name: string) => texts[name]?.trim() === '';
  return {
    problemOf: (name: string) => {
      const problem = wrong[name];
      if (problem) return t(dynamicKey('validation', problem.code), problem.params);
      return isTried && isMissing(name) && t('validation.required');
    },
    before: (send: () => void) => () => {
      setTried(true);
      if (!Object.keys(texts).some(isMissing) && Object.keys(wrong).length === 0) send();
    },
  };
}

interface WhoProps {
  readonly said: { readonly name: string; readonly comment: string };
  readonly problemOf: (name: string) => ReactNode;
  readonly onChange: (change: { readonly name?: string; readonly comment?: string }) => void;
  readonly isCommentRequired?: boolean;
}

function Who({ said, problemOf, onChange, isCommentRequired = false }: WhoProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Textarea
        label={t('sharing.client.form.comment')}
        autosize
        minRows={2}
        maxLength={TEXT_MAX}
        withAsterisk={isCommentRequired}
        error={problemOf('comment')}
        value={said.comment}
        onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
      />
      <TextInput
        label={t('sharing.client.form.name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        withAsterisk
        error={problemOf('name')}
        value={said.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
    </>
  );
}
