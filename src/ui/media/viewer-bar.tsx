import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './viewer-bar.module.css';
import { ZOOM_MAX, ZOOM_MIN, zoomIn, zoomOut } from './zoom.ts';

interface ViewerBarProps {
  readonly name: string;
  readonly counter: string;
  readonly zoom: number;
  /** A download is running. */
  readonly busy: boolean;
  readonly onZoom: (zoom: number) => void;
  readonly onBack: () => void;
  readonly onDownload: () => void;
  readonly onRemove: (() => void) | undefined;
}

export function ViewerBar(props: ViewerBarProps): ReactNode {
  const { t } = useTranslation();
  const { zoom, onZoom } = props;
  return (
    <>
      <div className={classes.head}>
        <Button
          variant="subtle"
          color="gray"
          className={classes.back!}
          leftSection={<IconArrowLeft size="1.2rem" aria-hidden />}
          onClick={props.onBack}
        >
          {t('ui.media.viewer.back')}
        </Button>
        <div className={classes.words}>
          <span className={classes.name} title={props.name}>
            {props.name}
          </span>
          <span className={classes.counter} role="status">
            {props.counter}
          </span>
        </div>
      </div>
      <div className={classes.tools} role="toolbar" aria-label={t('ui.media.viewer.tools')}>
        <Tool
          icon={IconZoomOut}
          label={t('ui.media.viewer.zoomOut')}
          disabled={zoom <= ZOOM_MIN}
          onClick={() => onZoom(zoomOut(zoom))}
        />
        <output className={classes.zoom}>{t('ui.media.viewer.zoom', { percent: zoom })}</output>
        <Tool
          icon={IconZoomIn}
          label={t('ui.media.viewer.zoomIn')}
          disabled={zoom >= ZOOM_MAX}
          onClick={() => onZoom(zoomIn(zoom))}
        />
        <span className={classes.rule} />
        <Tool
          icon={IconDownload}
          label={t('ui.media.viewer.download')}
          loading={props.busy}
          onClick={props.onDownload}
        />
        {props.onRemove && (
          <Tool icon={IconTrash} label={t('ui.media.viewer.remove')} onClick={props.onRemove} isDanger />
        )}
      </div>
    </>
  );
}

interface ToolProps {
  readonly icon: Icon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon: Mark, label, isDanger = false, ...button }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon
        {...button}
        className={classes.tool!}
        data-danger={isDanger || undefined}
        variant="subtle"
        color="gray"
        aria-label={label}
      >
        <Mark size="1.25rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
