import { ActionIcon, Button, Checkbox, Menu, Popover, Stack, Tooltip } from '@mantine/core';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LAYERS, type Layer, WALL_MODES, type WallMode } from './map-state.ts';

const ICON = { size: '1.1rem', 'aria-hidden': true } as const;
const LIBRARY: ReadonlySet<Layer> = new Set(['fences', 'places']);

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon, isPressed, onClick }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isPressed ? 'filled' : 'default'}
        size="lg"
        aria-label={label}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

interface MapToolsProps extends LayersProps {
  readonly isPicking: boolean;
  readonly onPicking: () => void;
  readonly onReplay: () => void;
  readonly hasSound: boolean;
  readonly onSound: () => void;
  readonly onWall: (mode: WallMode) => void;
}

/** What is done with the map as a whole. */
export function MapTools(tools: MapToolsProps): ReactNode {
  const { t } = useTranslation();
  const { hasSound, isPicking, onWall } = tools;
  return (
    <>
      <Layers {...tools} />
      <Tool
        label={t('tracking.live.nearest.pick')}
        icon={<IconFocusCentered {...ICON} />}
        isPressed={isPicking}
        onClick={tools.onPicking}
      />
      <Tool label={t('tracking.live.replay')} icon={<IconPlayerPlay {...ICON} />} onClick={tools.onReplay} />
      <Tool
        label={t(hasSound ? 'tracking.live.soundOff' : 'tracking.live.soundOn')}
        icon={hasSound ? <IconVolume {...ICON} /> : <IconVolumeOff {...ICON} />}
        isPressed={hasSound}
        onClick={tools.onSound}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Tooltip label={t('tracking.live.wall.label')}>
            <ActionIcon variant="default" size="lg" aria-label={t('tracking.live.wall.label')}>
              <IconMaximize {...ICON} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {WALL_MODES.map((mode) => (
            <Menu.Item key={mode} onClick={() => onWall(mode)}>
              {t(`tracking.live.wall.${mode}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface LayersProps {
  readonly layers: readonly Layer[];
  readonly mayReadRoutes: boolean;
  readonly onLayers: (layers: readonly Layer[]) => void;
}

function Layers({ layers, mayReadRoutes, onLayers }: LayersProps): ReactNode {
  const { t } = useTranslation();
  const offered = LAYERS.filter((layer) => mayReadRoutes || !LIBRARY.has(layer));
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconStack2 {...ICON} />}>
          {t('tracking.live.layers.label')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('tracking.live.layers.label')}>
        <Stack gap="xs">
          {offered.map((layer) => (
            <Checkbox
              key={layer}
              label={t(`tracking.live.layers.${layer}`)}
              checked={layers.includes(layer)}
              onChange={({ currentTarget: { checked } }) =>
                onLayers(LAYERS.filter((one) => (one === layer ? checked : layers.includes(one))))
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
