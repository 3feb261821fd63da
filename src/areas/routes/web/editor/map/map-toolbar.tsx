import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs';
import IconVectorSpline from '@tabler/icons-react/dist/esm/icons/IconVectorSpline.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECKPOINT_TYPES } from '#areas/routes/rules/route-limits.ts';
import { LineTools } from '#ui/map/line-editing/line-tools.tsx';
import { LINE_TOOLS } from '#ui/map/map-props.ts';
import { MarkerPicture } from '#ui/map/markers/marker-picture.tsx';
import { LOOK, useEditor } from '../editor-context.ts';
import classes from './map-toolbar.module.css';

/** What can be done on the map; on a phone it scrolls inside itself. */
export function MapToolbar({ onHelp }: { readonly onHelp: () => void }): ReactNode {
  const { t } = useTranslation();
  const { mode, setMode, session, undo, redo, isReadOnly, cutting } = useEditor();
  const history = { undo, redo, canUndo: session.history.past.length > 0, canRedo: session.history.future.length > 0 };
  if (isReadOnly || cutting) return null;
  if (mode.kind === 'line') {
    return (
      <div className={classes.bar}>
        <LineTools
          tools={LINE_TOOLS}
          tool={mode.tool}
          onTool={(tool) => setMode({ kind: 'line', tool })}
          history={history}
        />
        <Button size="compact-md" onClick={() => setMode(LOOK)}>
          {t('routes.editor.tools.done')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('routes.editor.tools.label')}>
      <Button
        size="compact-md"
        variant={mode.kind === 'stopover' ? 'filled' : 'default'}
        aria-pressed={mode.kind === 'stopover'}
        leftSection={<IconMapPinPlus size="1rem" aria-hidden />}
        onClick={() => setMode(mode.kind === 'stopover' ? LOOK : { kind: 'stopover' })}
      >
        {t('routes.editor.tools.stopover')}
      </Button>
      <CheckpointMenu />
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconVectorSpline size="1rem" aria-hidden />}
        onClick={() => setMode({ kind: 'line', tool: 'move' })}
      >
        {t('routes.editor.tools.line')}
      </Button>
      <Tool label={t('ui.map.line.undo')} isDisabled={!history.canUndo} onClick={undo}>
        <IconArrowBackUp size="1.1rem" aria-hidden />
      </Tool>
      <Tool label={t('ui.map.line.redo')} isDisabled={!history.canRedo} onClick={redo}>
        <IconArrowForwardUp size="1.1rem" aria-hidden />
      </Tool>
      <Tool label={t('routes.editor.tools.help')} onClick={onHelp}>
        <IconKeyboard size="1.1rem" aria-hidden />
      </Tool>
      <PlacingHint />
    </div>
  );
}

function PlacingHint(): ReactNode {
  const { t } = useTranslation();
  const { mode } = useEditor();
  if (mode.kind !== 'stopover' && mode.kind !== 'checkpoint') return null;
  return (
    <span className={classes.hint} role="status">
      {mode.kind === 'stopover'
        ? t('routes.editor.tools.stopoverHint')
        : t('routes.editor.tools.checkpointHint', { type: t(`routes.checkpointTypes.${mode.type}`) })}
    </span>
  );
}

function CheckpointMenu(): ReactNode {
  const { t } = useTranslation();
  const { mode, setMode } = useEditor();
  const isPlacing = mode.kind === 'checkpoint';
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size="compact-md"
          variant={isPlacing ? 'filled' : 'default'}
          leftSection={<IconMapPinPlus size="1rem" aria-hidden />}
        >
          {t('routes.editor.tools.checkpoint')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isPlacing && <Menu.Item onClick={() => setMode(LOOK)}>{t('routes.editor.tools.cancel')}</Menu.Item>}
        {CHECKPOINT_TYPES.map((type) => (
          <Menu.Item
            key={type}
            leftSection={<MarkerPicture kind={type} scale={0.6} />}
            onClick={() => setMode({ kind: 'checkpoint', type })}
          >
            {t(`routes.checkpointTypes.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isDisabled = false, onClick, children }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
