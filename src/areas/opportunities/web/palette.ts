import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { screens } from '#areas/opportunities/area.ts';
import { opportunityList } from '#areas/opportunities/contract/opportunity.list.ts';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { holds } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';

export const paletteSources: readonly PaletteSource[] = [
  listSource(
    opportunityList,
    screens.opportunities,
    IconSpeakerphone,
    ({ _id: opportunityId, code, description, origin, destination }, { held }) => ({
      id: opportunityId,
      label: code,
      detail: `${description} · ${origin} → ${destination}`,
      address: addressOf(screens.opportunity, { opportunityId }),
      actions: holds(held, WRITE_OPPORTUNITIES)
        ? [
            { verb: 'update', address: addressOf(screens.updateOpportunity, { opportunityId }) },
            { verb: 'clone', address: addressOf(screens.cloneOpportunity, { opportunityId }) },
          ]
        : [],
    }),
  ),
];

export const paletteActions: readonly PaletteAction[] = [
  {
    id: 'opportunity',
    labelKey: 'menu.actions.newOpportunity',
    rule: WRITE_OPPORTUNITIES,
    address: addressOf(screens.createOpportunity),
  },
];
