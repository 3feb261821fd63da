import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { removeAddress } from '#areas/companies/contract/address.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AddressDialog } from './address-dialog.tsx';
import type { TabProps } from './tab-props.ts';
import { useDialogParam } from './use-dialog-param.ts';

/** Where the company is: plants, yards, offices. */
export function AddressesTab({ company, readOnly }: TabProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { confirm } = useDialogs();
  const dialog = useDialogParam();
  const edited = company.addresses.find(({ _id }) => _id === dialog.value) ?? null;
  const remove = useAction(removeAddress, {
    onDone: () => snackbar.success(t('companies.saved')),
    onFailed: (error) => snackbar.failure('remove', t('companies.theAddress'), error),
  });
  const ask = async (id: string) => {
    if (await confirm({ action: 'remove', name: t('companies.address'), gender: 'm' }))
      remove.mutate({ params: { id } });
  };
  const add = readOnly ? null : <Button onClick={() => dialog.open('new')}>{t('companies.actions.addAddress')}</Button>;
  return (
    <Stack gap="md">
      <Group justify="flex-end">{company.addresses.length > 0 ? add : null}</Group>
      {company.addresses.length === 0 ? <EmptyState title={t('companies.empty.addresses')} action={add} /> : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {company.addresses.map((address) => (
          <Card key={address._id} withBorder>
            <Group justify="space-between" align="flex-start" wrap="nowrap">
              <Stack gap={2}>
                <Text fw={600}>{address.fullName}</Text>
                <Text size="sm" c="dimmed">
                  {[address.address, address.city].filter(Boolean).join(', ')}
                </Text>
              </Stack>
              {readOnly ? null : (
                <Group gap={4} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('companies.actions.editAddress', { name: address.fullName })}
                    onClick={() => dialog.open(address._id)}
                  >
                    <IconPencil size="1.1rem" stroke={1.6} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    size="lg"
                    aria-label={t('companies.actions.removeAddress', { name: address.fullName })}
                    onClick={() => void ask(address._id)}
                  >
                    <IconTrash size="1.1rem" stroke={1.6} />
                  </ActionIcon>
                </Group>
              )}
            </Group>
          </Card>
        ))}
      </SimpleGrid>
      {dialog.value ? <AddressDialog key={dialog.value} address={edited} /> : null}
    </Stack>
  );
}
