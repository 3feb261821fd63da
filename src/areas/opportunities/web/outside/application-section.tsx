import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmOutside, offerOutside, withdrawOutside } from '#areas/opportunities/contract/outside.calls.ts';
import type { OutsideView, OwnApplication } from '#areas/opportunities/contract/outside.shapes.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { PostulationChip } from '../carrier/parts/postulation-chip.tsx';
import { Price, usePriceText } from '../carrier/parts/price.tsx';
import { useReasonLine } from '../carrier/parts/reason-line.ts';
import { OutsidePrice } from './outside-price.tsx';

interface ApplicationProps {
  readonly alias: string;
  readonly opportunity: OutsideView;
  readonly application: OwnApplication;
}

/** What became of the own application, and what can still be done with it. */
export function ApplicationSection(props: ApplicationProps): ReactNode {
  const { t } = useTranslation();
  const { application, opportunity } = props;
  const { state, changed, actions, phone } = application;
  const ended = useReasonLine()(application);
  const words =
    state === 'pending' || state === 'accepted' || state === 'withdrawn'
      ? t(`opportunities.outside.state.${state}`, { company: opportunity.company.name, phone })
      : null;
  return (
    <Section title={t('opportunities.outside.state.title')} action={<PostulationChip state={state} />}>
      {words && <Text role={state === 'accepted' ? 'status' : undefined}>{words}</Text>}
      {ended && <Text>{ended}</Text>}
      {changed && actions.includes('confirm') && <Confirm {...props} />}
      {state === 'pending' && <Negotiation {...props} />}
      <ApplicationFacts application={application} />
      {actions.includes('withdraw') && <Withdraw alias={props.alias} />}
    </Section>
  );
}

function ApplicationFacts({ application }: Pick<ApplicationProps, 'application'>): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { name, company, plate, offer, comment, at, orders } = application;
  const facts = [
    { label: t('opportunities.outside.price'), value: <Price price={offer.price} /> },
    { label: t('opportunities.outside.state.who'), value: [name, company].filter(Boolean).join(' · ') },
    { label: t('opportunities.outside.state.truck'), value: plate },
    { label: t('opportunities.outside.state.sentAt'), value: showInstant(at) },
    ...(orders.length > 0 ? [{ label: t('opportunities.outside.state.orders'), value: orders.join(', ') }] : []),
    ...(comment ? [{ label: t('opportunities.outside.form.comment'), value: comment, wide: true }] : []),
  ];
  return <Facts facts={facts} />;
}

/** Shows the outcome of a step in one line. */
function useStep(done: string) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  return {
    onDone: () => snackbar.success(done),
    onFailed: (error: unknown) => snackbar.error(reasonText(error, t)),
  };
}

function Confirm({ alias }: ApplicationProps): ReactNode {
  const { t } = useTranslation();
  const confirm = useAction(confirmOutside, useStep(t('opportunities.outside.confirmed')));
  return (
    <Alert color="yellow" variant="light" role="alert">
      <Stack gap="sm">
        {t('opportunities.outside.changed')}
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params: { alias } })}>
          {t('opportunities.outside.confirm')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The shipper's price can be agreed to as it is; another one can be proposed at any time. */
function Negotiation({ alias, opportunity, application }: ApplicationProps): ReactNode {
  const { t } = useTranslation();
  const [isOffering, setOffering] = useState(false);
  const priceText = usePriceText();
  const agree = useAction(offerOutside, useStep(t('opportunities.outside.agreed')));
  const { offer, actions } = application;
  if (!actions.includes('offer')) return null;
  const price = priceText(offer.price) ?? '';
  const isAsked = offer.by === 'shipper';
  return (
    <Stack gap="sm">
      {isAsked && (
        <Alert color="blue" variant="light" role="alert">
          {t('opportunities.outside.counter', { company: opportunity.company.name, price })}
          {offer.comment && <Text size="sm">{offer.comment}</Text>}
        </Alert>
      )}
      <Group grow>
        {isAsked && (
          <Button
            loading={agree.isPending}
            onClick={() => agree.mutate({ params: { alias }, body: { after: offer.number, price: null } })}
          >
            {t('opportunities.outside.agree', { price })}
          </Button>
        )}
        <Button variant="default" onClick={() => setOffering(true)}>
          {t('opportunities.outside.newPrice')}
        </Button>
      </Group>
      <Dialog opened={isOffering} onClose={() => setOffering(false)} title={t('opportunities.outside.newPrice')}>
        <OutsidePrice alias={alias} offer={offer} onClose={() => setOffering(false)} />
      </Dialog>
    </Stack>
  );
}

function Withdraw({ alias }: { readonly alias: string }): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction(withdrawOutside, useStep(t('opportunities.outside.withdrawn')));
  const send = () =>
    withdraw.mutate({ params: { alias }, body: { reason: null } }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('opportunities.outside.withdraw')}
      </Button>
      <Dialog
        size="sm"
        opened={isAsking}
        busy={withdraw.isPending}
        title={t('opportunities.outside.withdrawTitle')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('ui.dialog.back')}
            </Button>
            <Button color="red.9" loading={withdraw.isPending} onClick={send}>
              {t('opportunities.outside.withdraw')}
            </Button>
          </>
        }
      >
        {t('opportunities.outside.withdrawText')}
      </Dialog>
    </>
  );
}
