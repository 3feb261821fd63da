import { Anchor, Text } from '@mantine/core';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STOP_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { readClientDocument } from '#areas/sharing/contract/client-view.calls.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { fillPath } from '#kernel/api-call.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { atDock } from './at-dock.ts';
import classes from './client-parts.module.css';

interface PartProps {
  readonly order: ClientOrder;
}

export function Documents({ order, alias }: PartProps & { readonly alias: string }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  if (!order.documents) return null;
  const address = (documentId: string) =>
    `/api${fillPath(readClientDocument.path, { loadOrderId: alias, documentId })}?download=1`;
  return (
    <Section title={t('sharing.client.documents')} count={order.documents.length}>
      {order.documents.length === 0 && <Text c="dimmed">{t('sharing.client.documentsNone')}</Text>}
      <ul className={classes.lines}>
        {order.documents.map(({ _id, name, createdAt }) => (
          <li key={_id} className={classes.line}>
            <IconDownload size="1.2rem" aria-hidden />
            <Anchor href={address(_id)} download={name} className={classes.name ?? ''}>
              {name}
            </Anchor>
            <time dateTime={createdAt}>{showInstant(createdAt)}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Tasks({ order }: PartProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  if (!order.tasks) return null;
  return (
    <Section title={t('sharing.client.tasks')} count={order.tasks.length}>
      {order.tasks.length === 0 && <Text c="dimmed">{t('sharing.client.tasksNone')}</Text>}
      <ul className={classes.lines}>
        {order.tasks.map(({ number, stage, name, doneAt }) => (
          <li key={number} className={classes.line} data-done={doneAt !== null || undefined}>
            {doneAt ? <IconCircleCheck size="1.2rem" aria-hidden /> : <IconCircle size="1.2rem" aria-hidden />}
            <span className={classes.name}>
              {name}
              <small>{stage}</small>
            </span>
            {doneAt ? <time dateTime={doneAt}>{showInstant(doneAt)}</time> : <small>{t('sharing.client.open')}</small>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Stops({ order }: PartProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  if (order.stops.length === 0) return null;
  return (
    <Section title={t('sharing.client.stops')} count={order.stops.length}>
      <ol className={classes.lines}>
        {order.stops.map(({ number, action, cityName, customer, status, doneAt }) => (
          <li key={number} className={classes.line}>
            <span className={classes.number} aria-hidden>
              {number}
            </span>
            <span className={classes.name}>
              {cityName}
              <small>
                {[
                  t(`sharing.client.stopActions.${action}`),
                  customer,
                  doneAt ? showInstant(doneAt) : atDock(order.times, number),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <StatusChip tone={STOP_TONES[status]} label={t(`sharing.client.stopStatus.${status}`)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
