import { ActionIcon, Group } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface NumberStepsProps {
  readonly label: string;
  readonly onStep: (by: 1 | -1) => void;
}

/** Buttons for one less and one more, for counts that are changed on a phone. */
export function NumberSteps({ label, onStep }: NumberStepsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Group gap="0.15rem" wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={() => onStep(-1)}
        aria-label={t('ui.fields.number.less', { label })}
      >
        <IconMinus size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={() => onStep(1)}
        aria-label={t('ui.fields.number.more', { label })}
      >
        <IconPlus size="1rem" aria-hidden />
      </ActionIcon>
    </Group>
  );
}
