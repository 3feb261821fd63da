import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { screens } from '#areas/partners/area.ts';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { PARTNER_RIGHTS } from '#areas/partners/contract/partner.permissions.ts';
import { PARTNER_KINDS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { holds } from '#kernel/permission.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';
import { createAddress, detailAddress, updateAddress } from './addresses.ts';

const SCREENS = {
  client: screens.clients,
  transport: screens.transportCompanies,
  external: screens.externalCompanies,
} as const;
const NEW = {
  client: 'menu.actions.newClient',
  transport: 'menu.actions.newTransportCompany',
  external: 'menu.actions.newExternalCompany',
} as const;

const partners = (kind: PartnerKind) =>
  listSource(PARTNER_LISTS[kind], SCREENS[kind], IconBuilding, ({ _id: id, name, city }, { held }) => ({
    id,
    label: name,
    ...(city ? { detail: city } : {}),
    address: detailAddress(kind, id),
    actions: holds(held, PARTNER_RIGHTS[kind].write) ? [{ verb: 'update', address: updateAddress(kind, id) }] : [],
  }));

export const paletteSources: readonly PaletteSource[] = PARTNER_KINDS.map(partners);

export const paletteActions: readonly PaletteAction[] = PARTNER_KINDS.map((kind) => ({
  id: kind,
  labelKey: NEW[kind],
  rule: PARTNER_RIGHTS[kind].write,
  address: createAddress(kind),
}));
