import { screens } from '#areas/partners/area.ts';
import { clientList, type PartnerRow, transportCompanyList } from '#areas/partners/contract/partner.list.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteSource } from '#ui/palette/palette-item.ts';
import { detailAddress } from './addresses.ts';

const partner =
  (kind: PartnerKind) =>
  ({ _id: id, name, city }: PartnerRow) => ({
    id,
    label: name,
    ...(city ? { detail: city } : {}),
    address: detailAddress(kind, id),
  });

export const paletteSources: readonly PaletteSource[] = [
  listSource(clientList, screens.clients, partner('client')),
  listSource(transportCompanyList, screens.transportCompanies, partner('transport')),
];
