import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptAssociation, endAssociation, rejectAssociation } from '#areas/companies/contract/association.calls.ts';
import { type AssociationRow, associationList } from '#areas/companies/contract/association.list.ts';
import { ASSOCIATE } from '#areas/companies/contract/company.permissions.ts';
import { type AssociationAction, possibleActions } from '#areas/companies/rules/association.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { RatingCell } from '#ui/list/cells/value-cells.tsx';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { TaxIdText } from '../tax-id-text.tsx';
import { CompanyName } from './company-name.tsx';
import { RequestDialog } from './request-dialog.tsx';

const calls = listCalls(associationList);
const refresh = [associationList.id];
const TONES = { requested: 'warning', accepted: 'success', rejected: 'danger', ended: 'neutral' } as const;

/** The associations of the company: ask, answer, end. */
export default function AssociationScreen(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { confirm } = useDialogs();
  const mayWrite = useHolds(ASSOCIATE);
  const [asking, setAsking] = useState(false);
  const feedback = {
    refresh,
    onDone: () => snackbar.success(t('companies.association.saved')),
    onFailed: (error: unknown) => snackbar.failure('update', t('companies.association.theAssociation'), error),
  };
  const actions = {
    accept: useAction(acceptAssociation, feedback),
    reject: useAction(rejectAssociation, feedback),
    end: useAction(endAssociation, feedback),
  };

  const act = async (action: AssociationAction, row: AssociationRow) => {
    const asks = action === 'end' && !(await confirm({ action: 'cancel', name: t('companies.association.name') }));
    if (!asks) actions[action].mutate({ params: { id: row._id } });
  };
  const rowActions = (row: AssociationRow): readonly RowAction[] =>
    mayWrite
      ? possibleActions(row.status, row.side).map((action) => ({
          id: action,
          label: t(
            `companies.association.actions.${action === 'end' && row.status === 'requested' ? 'withdraw' : action}`,
          ),
          danger: action !== 'accept',
          onAct: () => void act(action, row),
        }))
      : [];

  return (
    <>
      <ListScreen
        definition={associationList}
        calls={calls}
        rowId={(row) => row._id}
        tones={{ status: TONES }}
        cells={{
          companyName: (row) => <CompanyName row={row} mayStar={mayWrite} />,
          taxId: (row) => <TaxIdText country={row.countryId} taxId={row.taxId} />,
          averageCompany: ({ averageCompany }) => <RatingCell value={averageCompany} />,
        }}
        rowActions={rowActions}
        actions={mayWrite ? <Button onClick={() => setAsking(true)}>{t('companies.association.ask')}</Button> : null}
      />
      {asking ? <RequestDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}
