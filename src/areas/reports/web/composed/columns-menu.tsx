import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { columnTitle } from '#areas/reports/rules/card-phrases.ts';
import { MEASURES_MAX } from '#areas/reports/rules/composed-measures.ts';
import { ToolButton } from '#ui/list/toolbar/tool-button.tsx';
import classes from './composed.module.css';

interface ColumnsMenuProps {
  /** Those that are shown, in their order. */
  readonly chosen: readonly string[];
  /** All the reader may choose. */
  readonly offered: readonly string[];
  /** Without any the usual ones. */
  readonly onChoose: (measures: readonly string[]) => void;
}

/** Which measures stand in the table, and in which order. */
export function ColumnsMenu({ chosen, offered, onChoose }: ColumnsMenuProps): ReactNode {
  const { t } = useTranslation();
  const [opened, popover] = useDisclosure(false);
  const others = offered.filter((name) => !chosen.includes(name));
  const isFull = chosen.length >= MEASURES_MAX;
  const move = (from: number, to: number) => {
    const moved = [...chosen];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChoose(moved);
  };
  return (
    <Popover opened={opened} onChange={popover.set} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ToolButton icon={IconColumns} label={t('reports.composed.columns')} compact={false} onClick={popover.toggle} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('reports.composed.columns')} className={classes.menu ?? ''}>
        <p className={classes.heading}>{t('reports.composed.columnsTitle')}</p>
        <ol className={classes.measures}>
          {chosen.map((name, at) => {
            const measure = t(columnTitle(name));
            return (
              <li key={name} className={classes.measure}>
                <span className={classes.measureName}>{measure}</span>
                <Tool
                  label={t('reports.composed.earlier', { measure })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconArrowUp size="1rem" aria-hidden />
                </Tool>
                <Tool
                  label={t('reports.composed.later', { measure })}
                  disabled={at === chosen.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconArrowDown size="1rem" aria-hidden />
                </Tool>
                <Tool
                  label={t('reports.composed.remove', { measure })}
                  disabled={chosen.length === 1}
                  onClick={() => onChoose(chosen.filter((other) => other !== name))}
                >
                  <IconX size="1rem" aria-hidden />
                </Tool>
              </li>
            );
          })}
        </ol>
        {isFull && <p className={classes.heading}>{t('reports.composed.full', { count: MEASURES_MAX })}</p>}
        {!isFull && others.length > 0 && (
          <>
            <p className={classes.heading}>{t('reports.composed.more')}</p>
            <ul className={classes.offered}>
              {others.map((name) => {
                const measure = t(columnTitle(name));
                return (
                  <li key={name}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      leftSection={<IconPlus size="0.9rem" aria-hidden />}
                      aria-label={t('reports.composed.add', { measure })}
                      onClick={() => onChoose([...chosen, name])}
                    >
                      {measure}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => onChoose([])}>
          {t('reports.composed.usual')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ToolProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, disabled, onClick, children }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
