import { ActionIcon, Menu } from '@mantine/core';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { trackMenuClick } from '../outside/analytics.ts';
import { configurationMenuOf } from './menu-model.ts';

/** The popup behind the gear: exchange rates, users, company. */
export function ConfigurationMenu(): ReactNode {
  const { t } = useTranslation();
  const entries = configurationMenuOf(useSignedIn());
  if (entries.length === 0) return null;
  return (
    <Menu position="bottom-end" width="14rem" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('shell.configuration')}>
          <IconSettings size="1.3rem" stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.configuration')}</Menu.Label>
        {entries.map((entry) => (
          <Menu.Item key={entry.path} component={Link} to={entry.address} onClick={() => trackMenuClick(entry.path)}>
            {t(entry.labelKey)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
