import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { screens as loadOrders } from '#areas/load-orders/area.ts';
import { screens as operations } from '#areas/operations/area.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { screens as partners } from '#areas/partners/area.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { LinkPurpose } from '#areas/sharing/rules/public-link.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { LinksSection } from './links-section.tsx';
import type { Shared } from './share-form.tsx';

const PURPOSES: Readonly<Record<OperationKind, readonly [LinkPurpose, ...LinkPurpose[]]>> = {
  normal: ['report'],
  agro: ['report', 'agroMap'],
};

/** The public views of an operation: a report, and the map of an agro one. */
export function OperationSharing({ kind }: { readonly kind: OperationKind }): ReactNode {
  const { operationId = '' } = useParams();
  const { data } = useCall(OPERATION_CALLS[kind].read, { params: { id: operationId } });
  return (
    <Sharing
      what="operation"
      name={data?.operation.code}
      subject={{ operationId }}
      purposes={PURPOSES[kind]}
      backTo={addressOf(kind === 'agro' ? operations.agroOperation : operations.operation, { operationId })}
    />
  );
}

/** The public view of all orders of a client. The sharer may lack the permission to read the client's own page. */
export function ClientSharing(): ReactNode {
  const { clientId = '' } = useParams();
  const { data } = useCall(PARTNER_CALLS.client.read, { params: { id: clientId } }, { retry: false });
  return (
    <Sharing
      what="client"
      name={data?.partner.name}
      subject={{ clientId }}
      purposes={['report']}
      backTo={addressOf(partners.client, { clientId })}
    />
  );
}

/** The map of all agro orders of the company. */
export function AgroSharing(): ReactNode {
  return (
    <Sharing
      what="agro"
      name={undefined}
      subject={{}}
      purposes={['agroMap']}
      backTo={addressOf(loadOrders.agroOrders)}
    />
  );
}

interface SharingProps {
  readonly what: 'operation' | 'client' | 'agro';
  /** The screen has no name in its title until it is read. */
  readonly name: string | undefined;
  readonly subject: Shared;
  readonly purposes: readonly [LinkPurpose, ...LinkPurpose[]];
  readonly backTo: string;
}

function Sharing({ what, name, subject, purposes, backTo }: SharingProps): ReactNode {
  const { t } = useTranslation();
  const title = [t(`sharing.links.of.${what}`), name].filter(Boolean).join(' ');
  const text = t(`sharing.links.${what === 'agro' ? 'agroText' : 'screenText'}`);
  return (
    <FormScreen title={title} text={text} backTo={backTo}>
      <LinksSection subject={subject} purposes={purposes} />
    </FormScreen>
  );
}
