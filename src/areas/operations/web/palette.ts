import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { screens } from '#areas/operations/area.ts';
import { OPERATION_LISTS } from '#areas/operations/contract/operation.list.ts';
import { OPERATION_RIGHTS, WRITE_STAGE_TEMPLATES } from '#areas/operations/contract/operation.permissions.ts';
import {
  createAddress,
  detailAddress,
  newTemplateAddress,
  templateAddress,
  updateAddress,
} from '#areas/operations/contract/operation-addresses.ts';
import { stageTemplateList } from '#areas/operations/contract/stage-template.list.ts';
import { OPERATION_KINDS, type OperationKind } from '#areas/operations/rules/operation-state.ts';
import { holds } from '#kernel/permission.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';

const SCREENS = { normal: screens.operations, agro: screens.agroOperations } as const;
const NEW = { normal: 'menu.actions.newOperation', agro: 'menu.actions.newAgroOperation' } as const;

const operations = (kind: OperationKind) =>
  listSource(
    OPERATION_LISTS[kind],
    SCREENS[kind],
    IconRoute,
    ({ _id: id, code, client, origin, destination }, { held }) => ({
      id,
      label: code,
      detail: [client, `${origin} → ${destination}`].filter(Boolean).join(' · '),
      address: detailAddress(kind, id),
      actions: holds(held, OPERATION_RIGHTS[kind].write) ? [{ verb: 'update', address: updateAddress(kind, id) }] : [],
    }),
  );

export const paletteSources: readonly PaletteSource[] = [
  ...OPERATION_KINDS.map(operations),
  listSource(stageTemplateList, screens.stageTemplates, IconListCheck, ({ _id: id, name }) => ({
    id,
    label: name,
    address: templateAddress(id),
  })),
];

export const paletteActions: readonly PaletteAction[] = [
  ...OPERATION_KINDS.map((kind) => ({
    id: `${kind}Operation`,
    labelKey: NEW[kind],
    rule: OPERATION_RIGHTS[kind].write,
    address: createAddress(kind),
  })),
  {
    id: 'stageTemplate',
    labelKey: 'menu.actions.newStageTemplate',
    rule: WRITE_STAGE_TEMPLATES,
    address: newTemplateAddress,
  },
];
