import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { operationAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { screens } from '#areas/opportunities/area.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { PersonCell } from '#ui/list/cells/person-cell.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useShowInstant } from '#ui/session/zone.ts';

/** The client, the responsible people and the operation. */
export function ClientSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const canOpen = useCanOpen();
  const { clientCompany, notificationClient, operation, operator, assignedAnalyst } = order;
  const toOperation = operationAddress(order.kind, operation.operationId);
  const notified = [notificationClient?.firstName, notificationClient?.lastName, notificationClient?.mail];
  const code = operation.operationCode;
  const all: readonly { readonly label: NameIn<'loadOrders.screens.fields'>; readonly value: ReactNode }[] = [
    { label: 'client', value: clientCompany?.name },
    { label: 'notified', value: notified.filter(Boolean).join(' ') || undefined },
    {
      label: 'operation',
      value:
        code && canOpen(toOperation) ? (
          <Anchor component={Link} to={toOperation}>
            {code}
          </Anchor>
        ) : (
          code
        ),
    },
    {
      label: 'opportunity',
      value: order.opportunity && <OpportunityLink order={order} opportunity={order.opportunity} />,
    },
    { label: 'operator', value: operator && <PersonCell name={operator.fullName} /> },
    { label: 'assignedAnalyst', value: assignedAnalyst && <PersonCell name={assignedAnalyst.fullName} /> },
    { label: 'company', value: order.side === 'own' ? null : order.company.companyName },
    { label: 'assignmentCompany', value: order.assignmentCompany?.companyName },
    { label: 'createdAt', value: [showInstant(order.createdAt), order.createdBy].filter(Boolean).join(' · ') },
  ];
  const facts = all.filter(({ value }) => value !== undefined && value !== null);
  return (
    <Section title={t('loadOrders.screens.business')}>
      <Facts facts={facts.map(({ label, value }) => ({ label: t(`loadOrders.screens.fields.${label}`), value }))} />
    </Section>
  );
}

/** Where the order came from; its own company and its carrier have different screens for that. */
function OpportunityLink({
  order,
  opportunity,
}: {
  order: OrderView;
  opportunity: NonNullable<OrderView['opportunity']>;
}) {
  const canOpen = useCanOpen();
  const { opportunity: own, publishedOpportunity } = screens;
  const params = { opportunityId: opportunity._id };
  const address = order.side === 'own' ? addressOf(own, params) : addressOf(publishedOpportunity, params);
  if (!canOpen(address)) return opportunity.code;
  return (
    <Anchor component={Link} to={address}>
      {opportunity.code}
    </Anchor>
  );
}
