import { Popover, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWith } from '#ui/i18n/lazy-with.ts';
import type { ChoicesProps } from './choices.tsx';
import classes from './filter-bar.module.css';

/** As in lists, loaded when somebody is about to choose. */
const loadChoices = () => loadWith([], () => import('./choices.tsx'));

/** A filter as a chip: it opens the values, shows the chosen one and can clear it. */
export function ChoiceChip({ label, choices, chosen, onChoose }: ChoicesProps): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [Choices, setChoices] = useState<ComponentType<ChoicesProps>>();
  const [failure, setFailure] = useState<unknown>();
  if (failure) throw failure;
  const button = useRef<HTMLButtonElement>(null);
  const name = choices.find(({ id }) => id === chosen)?.name ?? chosen?.replace('\n', ' → ');
  const show = (next: boolean) => {
    if (!next || Choices) return setOpened(next);
    const open = ({ default: Loaded }: Awaited<ReturnType<typeof loadChoices>>) => {
      setChoices(() => Loaded);
      setOpened(true);
    };
    loadChoices().then(open, setFailure);
  };
  return (
    <span className={classes.chip} data-active={chosen !== undefined || undefined}>
      <Popover opened={opened} onChange={show} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            ref={button}
            className={classes.choose ?? ''}
            onPointerEnter={loadChoices}
            onClick={() => show(!opened)}
          >
            <span className={classes.label}>{label}</span>
            {name !== undefined && <span className={classes.chosen}>{name}</span>}
            <IconChevronDown size="0.95rem" className={classes.chevron ?? ''} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} p="xs">
          {Choices && (
            <Choices
              label={label}
              choices={choices}
              chosen={chosen}
              onChoose={(id) => {
                onChoose(id);
                setOpened(false);
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      {chosen !== undefined && (
        <UnstyledButton
          className={classes.remove ?? ''}
          aria-label={t('reports.filters.remove', { filter: label })}
          onClick={() => {
            onChoose(undefined);
            button.current?.focus();
          }}
        >
          <IconX size="0.95rem" aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
