import { Alert, Button, Code, Group, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import type { DeviceSecret } from '../../contract/device.shapes.ts';

export interface MadeSecret {
  readonly identifier: string;
  readonly secret: DeviceSecret;
}

interface SecretDialogProps {
  readonly made: MadeSecret;
  readonly onClose: () => void;
}

/** The one time a secret is seen: to copy, to scan, and how to set up a phone or a unit with it. */
export default function SecretDialog({ made, onClose }: SecretDialogProps): ReactNode {
  const { t } = useTranslation();
  const { identifier, secret } = made;
  return (
    <Dialog
      size="lg"
      opened
      onClose={onClose}
      title={t('tracking.devices.secret.title')}
      actions={<Button onClick={onClose}>{t('tracking.devices.secret.done')}</Button>}
    >
      <Stack gap="md">
        <Alert color="yellow">{t('tracking.devices.secret.once')}</Alert>
        <Shown label={t('tracking.devices.secret.secret')} value={secret.secret} />
        <Shown label={t('tracking.devices.secret.address')} value={secret.address} />
        <Group align="flex-start" gap="lg">
          <QrCode value={secret.setup} label={t('tracking.devices.secret.scan')} />
          <Stack gap="xs" flex="1 1 16rem">
            <Title order={3} size="h4">
              {t('tracking.devices.secret.how')}
            </Title>
            <List type="ordered" size="sm" spacing="xs">
              <List.Item>{t('tracking.devices.secret.steps.install')}</List.Item>
              <List.Item>{t('tracking.devices.secret.steps.scan')}</List.Item>
              <List.Item>{t('tracking.devices.secret.steps.type', { identifier })}</List.Item>
              <List.Item>{t('tracking.devices.secret.steps.start')}</List.Item>
            </List>
            <Text size="sm" c="dimmed">
              {t('tracking.devices.secret.steps.other')}
            </Text>
          </Stack>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Shown({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Code style={{ wordBreak: 'break-all' }}>{value}</Code> <CopyButton value={value} label={label} />
    </div>
  );
}
