import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as imports } from '#areas/imports/area.ts';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { screens } from '#areas/load-orders/area.ts';
import {
  loadOrderAttributesImport,
  loadOrderImport,
  multiDeliveryImport,
} from '#areas/load-orders/contract/order.imports.ts';
import { ORDER_LIST_TRAITS, type OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { ORDER_RIGHTS, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import { agroAddress, createAddress, SHARE_AGRO } from '#areas/load-orders/contract/order-addresses.ts';
import { addressOf } from '#kernel/screens.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

/** Where a new order of each list is created; clients create none. */
const CREATE: Readonly<Partial<Record<OrderListName, string>>> = {
  loadOrder: createAddress(),
  multipointLoadOrder: addressOf(screens.createMultipointOrder),
  agroLoadOrder: agroAddress(),
};

/** The spreadsheet that brings orders into a list; the one with attributes is for companies that send these by key. */
function importOf(list: OrderListName, isKeyed: boolean): ImportDefinition | undefined {
  if (list === 'multipointLoadOrder') return multiDeliveryImport;
  if (list !== 'loadOrder') return undefined;
  return isKeyed ? loadOrderAttributesImport : loadOrderImport;
}

/** The actions of the screen: a new order, or many from a spreadsheet. */
export function ListActions({ list }: { readonly list: OrderListName }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const mayWrite = useHolds(ORDER_RIGHTS[ORDER_LIST_TRAITS[list].kinds[0]].write);
  const create = CREATE[list];
  const imported = importOf(list, usesKeyedAttributes(useSignedIn().permissions));
  const upload = imported && addressOf(imports.uploader, { type: imported.id });
  if (!mayWrite) return null;
  return (
    <>
      {list === 'agroLoadOrder' && canOpen(SHARE_AGRO) && (
        <Button
          component={Link}
          to={SHARE_AGRO}
          variant="default"
          leftSection={<IconShare size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('loadOrders.screens.actions.share')}
        </Button>
      )}
      {upload && canOpen(upload) && (
        <Button
          component={Link}
          to={upload}
          variant="default"
          leftSection={<IconUpload size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('loadOrders.screens.actions.import')}
        </Button>
      )}
      {create && (
        <Button component={Link} to={create} leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}>
          {t(`loadOrders.screens.actions.${list === 'agroLoadOrder' ? 'createAgro' : 'create'}`)}
        </Button>
      )}
    </>
  );
}
