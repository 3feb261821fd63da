import { ActionIcon, Button, Checkbox, Popover, Stack, Tooltip } from '@mantine/core';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LAYERS, type Layer } from './map-state.ts';

const ICON = { size: '1.1rem', 'aria-hidden': true } as const;

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

interface MapToolsProps {
  readonly layers: readonly Layer[];
  readonly mayReadRoutes: boolean;
  readonly onLayers: (layers: readonly Layer[]) => void;
  readonly isPicking: boolean;
  readonly onPicking: () => void;
  readonly onReplay: () => void;
  readonly hasSound: boolean;
  readonly onSound: () => void;
  readonly isWall: boolean;
  readonly onWall: () => void;
  readonly seconds: number;
  readonly onRefresh: () => void;
}

/** What is done with the map as a whole. */
export function MapTools(tools: MapToolsProps): ReactNode {
  const { t } = useTranslation();
  const { layers, mayReadRoutes, hasSound, isWall, isPicking } = tools;
  const offered = LAYERS.filter((layer) => mayReadRoutes || (layer !== 'fences' && layer !== 'places'));
  return (
    <>
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
                  tools.onLayers(LAYERS.filter((one) => (one === layer ? checked : layers.includes(one))))
                }
              />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
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
      <Tool
        label={t(isWall ? 'tracking.live.wallEnd' : 'tracking.live.wall')}
        icon={isWall ? <IconMinimize {...ICON} /> : <IconMaximize {...ICON} />}
        onClick={tools.onWall}
      />
      <Tooltip label={t('tracking.live.refresh')}>
        <Button variant="subtle" leftSection={<IconRefresh {...ICON} />} onClick={tools.onRefresh}>
          {t('tracking.live.countdown', { seconds: tools.seconds })}
        </Button>
      </Tooltip>
    </>
  );
}
