import { ActionIcon, Button, Group, Stack, Table, Text } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { removeOperator } from '#areas/companies/contract/operator.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { OperatorDialog } from './operator-dialog.tsx';
import type { TabProps } from './tab-props.ts';
import { useDialogParam } from './use-dialog-param.ts';

/** The contacts of the company. */
export function OperatorsTab({ company, readOnly }: TabProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { confirm } = useDialogs();
  const dialog = useDialogParam();
  const remove = useAction(removeOperator, {
    onDone: () => snackbar.success(t('companies.saved')),
    onFailed: (error) => snackbar.failure('remove', t('companies.operator'), error),
  });
  const ask = async (id: string) => {
    if (await confirm({ action: 'remove', name: t('companies.operator'), gender: 'm' }))
      remove.mutate({ params: { id } });
  };
  const add = readOnly ? null : (
    <Button onClick={() => dialog.open('new')}>{t('companies.actions.addOperator')}</Button>
  );
  return (
    <Stack gap="md">
      <Group justify="flex-end">{company.operators.length > 0 ? add : null}</Group>
      {company.operators.length === 0 ? (
        <EmptyState title={t('companies.empty.operators')} action={add} />
      ) : (
        <Table.ScrollContainer minWidth="30rem" type="native">
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('companies.operator')}</Table.Th>
                <Table.Th>{t('companies.fields.mail')}</Table.Th>
                <Table.Th>{t('companies.fields.phone')}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {company.operators.map((operator) => (
                <Table.Tr key={operator._id}>
                  <Table.Td>
                    <Person name={operator.fullName} photo={null} size="sm" />
                  </Table.Td>
                  <Table.Td>{operator.mail}</Table.Td>
                  <Table.Td>
                    <Text size="sm">{[operator.countryCode, operator.phone].filter(Boolean).join(' ')}</Text>
                  </Table.Td>
                  <Table.Td>
                    {readOnly ? null : (
                      <ActionIcon
                        variant="subtle"
                        color="red"
                        size="lg"
                        aria-label={t('companies.actions.removeOperator', { name: operator.fullName })}
                        onClick={() => void ask(operator._id)}
                      >
                        <IconTrash size="1.1rem" stroke={1.6} />
                      </ActionIcon>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {dialog.value ? <OperatorDialog /> : null}
    </Stack>
  );
}
