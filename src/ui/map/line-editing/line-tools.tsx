import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconCut from '@tabler/icons-react/dist/esm/icons/IconCut.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconHandMove from '@tabler/icons-react/dist/esm/icons/IconHandMove.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValueHistory } from '#ui/store/use-history.ts';
import type { LineTool } from '../map-props.ts';
import classes from './line-tools.module.css';

const ICONS: Readonly<Record<LineTool, Icon>> = {
  move: IconHandMove,
  draw: IconPencil,
  delete: IconEraser,
  split: IconCut,
};

interface LineToolsProps {
  readonly tools: readonly LineTool[];
  readonly tool: LineTool;
  readonly onTool: (tool: LineTool) => void;
  readonly history?: Pick<ValueHistory<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  readonly isDisabled?: boolean;
  /** More tools of the screen, at the end of the bar. */
  readonly children?: ReactNode;
}

/** The tools of a line that is edited on the map, usually above it. */
export function LineTools({ tools, tool, onTool, history, isDisabled = false, children }: LineToolsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div role="toolbar" aria-label={t('ui.map.line.tools')} className={classes.tools}>
      {tools.map((one) => (
        <Tool
          key={one}
          label={t(`ui.map.line.tool.${one}`)}
          picture={ICONS[one]}
          isPressed={tool === one}
          isDisabled={isDisabled}
          onClick={() => onTool(one)}
        />
      ))}
      {history && (
        <>
          <Tool
            label={t('ui.map.line.undo')}
            picture={IconArrowBackUp}
            isDisabled={isDisabled || !history.canUndo}
            onClick={history.undo}
          />
          <Tool
            label={t('ui.map.line.redo')}
            picture={IconArrowForwardUp}
            isDisabled={isDisabled || !history.canRedo}
            onClick={history.redo}
          />
        </>
      )}
      {children}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly picture: Icon;
  readonly isPressed?: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Tool({ label, picture: Picture, isPressed, isDisabled, onClick }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes.tool!}
        variant={isPressed ? 'filled' : 'default'}
        aria-label={label}
        aria-pressed={isPressed}
        disabled={isDisabled}
        onClick={onClick}
      >
        <Picture size="1.2rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
