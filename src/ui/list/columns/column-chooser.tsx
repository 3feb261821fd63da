import { Button, Checkbox, Popover, Stack, Text } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { columnLabel } from '#kernel/list-phrases.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { type ColumnChoice, isShown, leadingColumn, offeredColumns, withColumn } from './column-choice.ts';
import classes from './column-chooser.module.css';
import { useColumnWidths } from './table-look.ts';

interface ColumnChooserProps {
  readonly definition: ListDefinition;
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
  readonly compact: boolean;
}

export function ColumnChooser({ definition, choice, onChoose, compact }: ColumnChooserProps): ReactNode {
  const { t } = useTranslation();
  const [widths, setWidths] = useColumnWidths(definition);
  const isDefault = Object.keys(choice).length === 0 && Object.keys(widths).length === 0;
  const reset = () => {
    onChoose({});
    setWidths({});
  };
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ToolButton icon={IconColumns3} label={t('ui.list.columns.title')} compact={compact} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ui.list.columns.title')} className={classes.dropdown!}>
        <Text size="sm" fw={600}>
          {t('ui.list.columns.title')}
        </Text>
        <Stack gap="0.35rem" className={classes.list!}>
          {offeredColumns(definition).map((key) => (
            <Checkbox
              key={key}
              size="sm"
              label={t(columnLabel(definition.id, key))}
              checked={isShown(definition, choice, key)}
              disabled={key === leadingColumn(definition)}
              onChange={(event) => onChoose(withColumn(definition, choice, key, event.currentTarget.checked))}
            />
          ))}
        </Stack>
        <Button variant="subtle" size="compact-sm" disabled={isDefault} onClick={reset}>
          {t('ui.list.columns.reset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
