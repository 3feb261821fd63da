import { screens } from '#areas/partners/area.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { defineRoutes, withProps } from '#ui/routing/routes.ts';

const list = (kind: PartnerKind) => ({
  isList: true as const,
  load: withProps({ kind }, () => import('./list/partners-screen.tsx')),
});
const detail = (kind: PartnerKind) => withProps({ kind }, () => import('./detail/partner-screen.tsx'));
const create = (kind: PartnerKind) => withProps({ kind }, () => import('./form/create-partner-screen.tsx'));
const update = (kind: PartnerKind) => withProps({ kind }, () => import('./form/update-partner-screen.tsx'));

export const routes = defineRoutes(screens, {
  clients: list('client'),
  client: detail('client'),
  createClient: create('client'),
  updateClient: update('client'),
  transportCompanies: list('transport'),
  transportCompany: detail('transport'),
  createTransportCompany: create('transport'),
  updateTransportCompany: update('transport'),
  externalCompanies: () => import('./external/external-companies-screen.tsx'),
});
