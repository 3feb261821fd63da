import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { screens as imports } from '#areas/imports/area.ts';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { clientImport, clientTransportImport } from '#areas/partners/contract/partner.imports.ts';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { transportCompaniesActions } from '#areas/partners/contract/partner-slots.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { createAddress, detailAddress } from '../addresses.ts';
import { STATUS_TONES } from '../partner-texts.tsx';
import { usePartnerAccess } from '../use-partner-access.ts';
import { PARTNER_CELLS, partnerId } from './partner-cells.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useShownColumns } from './use-shown-columns.ts';

const CALLS = {
  client: listCalls(PARTNER_LISTS.client),
  transport: listCalls(PARTNER_LISTS.transport),
  external: listCalls(PARTNER_LISTS.external),
};
const TONES = { status: STATUS_TONES };
/** External companies are only typed in. */
const IMPORTS: Readonly<Partial<Record<PartnerKind, ImportDefinition>>> = {
  client: clientImport,
  transport: clientTransportImport,
};

/** The clients, transport companies or external companies of the company. */
export function PartnerList({ kind }: { readonly kind: PartnerKind }): ReactNode {
  const [params] = useSearchParams();
  const rowActions = useRowActions(kind);
  const definition = useShownColumns(PARTNER_LISTS[kind]);
  return (
    <ListScreen
      definition={definition}
      calls={CALLS[kind]}
      rowId={partnerId}
      cells={PARTNER_CELLS}
      tones={TONES}
      rowHref={({ _id }) => detailAddress(kind, _id, params)}
      rowActions={rowActions}
      actions={<ListActions kind={kind} />}
    />
  );
}

/** A new one, or many from a spreadsheet; who may write may also import. */
function ListActions({ kind }: { readonly kind: PartnerKind }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const canOpen = useCanOpen();
  const imported = IMPORTS[kind];
  const upload = imported && addressOf(imports.uploader, { type: imported.id });
  if (!usePartnerAccess(kind).mayWrite) return null;
  return (
    <>
      {kind === 'transport' && (
        <Suspense fallback={null}>
          <SlotView of={transportCompaniesActions} props={{}} />
        </Suspense>
      )}
      {upload && canOpen(upload) && (
        <Button
          component={Link}
          to={upload}
          variant="default"
          leftSection={<IconUpload size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('partners.actions.import')}
        </Button>
      )}
      <Button
        component={Link}
        to={createAddress(kind, params)}
        leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
      >
        {t(`partners.kinds.${kind}.new`)}
      </Button>
    </>
  );
}
