import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OPERATION_LISTS, type OperationRow } from '#areas/operations/contract/operation.list.ts';
import { createAddress, detailAddress } from '#areas/operations/contract/operation-addresses.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { firstPage } from '#ui/list/data/first-page.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import type { Visit } from '#ui/routing/routes.ts';
import type { OperationScreenProps } from '../operation-screen-props.ts';
import { STATE_TONES, Tonnes } from '../operation-texts.tsx';
import { useOperationAccess } from '../use-operation-access.ts';
import { useRowActions } from './use-row-actions.tsx';

const CALLS = { normal: listCalls(OPERATION_LISTS.normal), agro: listCalls(OPERATION_LISTS.agro) };
const TONES = { state: STATE_TONES };
const CELLS = { promisedTn: ({ promisedTn }: OperationRow) => (promisedTn ? <Tonnes value={promisedTn} /> : <None />) };
const operationId = (row: OperationRow): string => row._id;

export const first = (visit: Visit, { kind }: OperationScreenProps) =>
  firstPage(OPERATION_LISTS[kind], CALLS[kind])(visit);

/** The operations of the company, normal or agro. */
export default function OperationsScreen({ kind }: OperationScreenProps): ReactNode {
  const rowActions = useRowActions(kind);
  return (
    <ListScreen
      definition={OPERATION_LISTS[kind]}
      calls={CALLS[kind]}
      rowId={operationId}
      cells={CELLS}
      tones={TONES}
      rowHref={({ _id }) => detailAddress(kind, _id)}
      besideFirst={({ code }) => <CopyButton value={code} label={code} />}
      rowActions={rowActions}
      actions={<NewButton kind={kind} />}
    />
  );
}

function NewButton({ kind }: OperationScreenProps): ReactNode {
  const { t } = useTranslation();
  if (!useOperationAccess(kind).mayWrite) return null;
  return (
    <Button
      component={Link}
      to={createAddress(kind)}
      leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
    >
      {t(`operations.kinds.${kind}.new`)}
    </Button>
  );
}
