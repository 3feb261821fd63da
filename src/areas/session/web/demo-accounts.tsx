import { Group, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '#areas/session/contract/session.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import classes from './demo-accounts.module.css';

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** The demo offers one person per role; one click signs in as them. */
export function DemoAccounts({ accounts, disabled, onChoose }: DemoAccountsProps): ReactNode {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t('session.demo.title')}>
      <Text size="sm" fw={600}>
        {t('session.demo.title')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {accounts.map((account) => (
          <UnstyledButton
            key={account.email}
            className={classes.account}
            disabled={disabled}
            onClick={() => onChoose(account)}
          >
            <Group gap="xs" wrap="nowrap">
              <span className={classes.country}>{account.country}</span>
              <div className={classes.words}>
                <Text size="sm" fw={600} lh={1.25}>
                  {t(dynamicKey('roles', account.role))}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {account.company}
                </Text>
              </div>
            </Group>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
