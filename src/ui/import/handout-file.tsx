import { Alert, Button, Stack, Text } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Handout } from './import-calls.ts';

interface HandoutFileProps {
  readonly handout: Handout;
  readonly onSave: (handout: Handout) => void;
}

/** What was made for the new records and is shown nowhere again: saved now, or made anew later. */
export function HandoutFile({ handout, onSave }: HandoutFileProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" title={handout.name}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('ui.import.once.why')}</Text>
        <Button leftSection={<IconDownload size="1.1rem" aria-hidden />} onClick={() => onSave(handout)} data-autofocus>
          {t('ui.import.once.save', { name: handout.name })}
        </Button>
      </Stack>
    </Alert>
  );
}
