import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconLine from '@tabler/icons-react/dist/esm/icons/IconLine.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPointer from '@tabler/icons-react/dist/esm/icons/IconPointer.mjs';
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShapeKind } from '../geometry/shape.ts';
import classes from './drawing-toolbar.module.css';
import type { DrawingControl, Tool } from './use-drawing.ts';

const ICONS: Readonly<Record<Tool, Icon>> = {
  select: IconPointer,
  point: IconMapPin,
  line: IconLine,
  polygon: IconPolygon,
  circle: IconCircleDashed,
};

interface DrawingToolbarProps {
  readonly tools: readonly ShapeKind[];
  readonly control: DrawingControl;
}

/** The drawing tools, and a hint about the next step. */
export function DrawingToolbar({ tools, control }: DrawingToolbarProps): ReactNode {
  const { t } = useTranslation();
  const { tool, take, selected, remove } = control;
  return (
    <div className={classes.bar}>
      <div role="toolbar" aria-label={t('ui.map.drawing.tools')} className={classes.tools}>
        {(['select', ...tools] as const).map((one) => {
          const Picture = ICONS[one];
          const label = t(`ui.map.drawing.${one}`);
          return (
            <Tooltip key={one} label={label}>
              <ActionIcon
                className={classes.tool!}
                variant={tool === one ? 'filled' : 'default'}
                aria-label={label}
                aria-pressed={tool === one}
                onClick={() => take(one)}
              >
                <Picture size="1.2rem" aria-hidden />
              </ActionIcon>
            </Tooltip>
          );
        })}
        <Tooltip label={t('ui.map.drawing.remove')}>
          <ActionIcon
            className={classes.tool!}
            variant="default"
            aria-label={t('ui.map.drawing.remove')}
            disabled={selected === null}
            onClick={remove}
          >
            <IconTrash size="1.2rem" aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <p className={classes.hint} role="status">
        {t(`ui.map.drawing.hint.${tool}`)}
      </p>
    </div>
  );
}
