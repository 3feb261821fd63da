import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import { screens } from '#areas/companies/area.ts';
import { associationList } from '#areas/companies/contract/association.list.ts';
import { companyList } from '#areas/companies/contract/company.list.ts';
import { addressOf } from '#kernel/screens.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';

/** An association has no page of its own: one finds it in the list. */
export const paletteSources: readonly PaletteSource[] = [
  listSource(associationList, screens.associations, IconBuildingCommunity, ({ _id: id, companyName, countryId }) => ({
    id,
    label: companyName,
    ...(countryId ? { detail: countryId } : {}),
    address: `${addressOf(screens.associations)}?${new URLSearchParams({ search: companyName })}`,
  })),
  listSource(companyList, screens.companies, IconBuildingCommunity, ({ _id: companyId, companyName, countryId }) => ({
    id: companyId,
    label: companyName,
    ...(countryId ? { detail: countryId } : {}),
    address: addressOf(screens.updateCompany, { companyId }),
  })),
];

export const paletteActions: readonly PaletteAction[] = [
  { id: 'company', labelKey: 'menu.actions.newCompany', address: addressOf(screens.createCompany) },
];
