import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatePreset } from './date-presets.ts';
import classes from './date-range.module.css';

interface PresetListProps {
  readonly presets: readonly DatePreset[];
  readonly chosen: DatePreset;
  readonly onChoose: (preset: DatePreset) => void;
}

export function PresetList({ presets, chosen, onChoose }: PresetListProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.presets}>
      {presets.map((preset) => (
        <UnstyledButton
          key={preset}
          className={classes.preset}
          aria-pressed={preset === chosen}
          onClick={() => onChoose(preset)}
        >
          {t(`ui.fields.range.${preset}`)}
          {preset === chosen && <IconCheck size="1rem" aria-hidden />}
        </UnstyledButton>
      ))}
    </div>
  );
}
