import type { ReactNode } from 'react';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import type { Visit } from '#ui/routing/routes.ts';
import type { PartnerScreenProps } from '../partner-screen-props.ts';
import { PartnerList } from './partner-list.tsx';

export const first = (visit: Visit, { kind }: PartnerScreenProps) =>
  firstPage(PARTNER_LISTS[kind], listCalls(PARTNER_LISTS[kind]))(visit);

export default function PartnersScreen({ kind }: PartnerScreenProps): ReactNode {
  return <PartnerList kind={kind} />;
}
