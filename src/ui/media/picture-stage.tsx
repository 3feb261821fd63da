import { Loader } from '@mantine/core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MediaFile, shownName } from './media-file.ts';
import classes from './media-viewer.module.css';
import { usePictureGestures } from './use-picture-gestures.ts';

interface PictureStageProps {
  readonly file: MediaFile;
  readonly url: string;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onSwipe: (to: 'next' | 'previous') => void;
  readonly onBroken: () => void;
}

/** A picture that can be zoomed by wheel and fingers, and dragged when it is larger than the screen. */
export function PictureStage({ file, url, zoom, onZoom, onSwipe, onBroken }: PictureStageProps): ReactNode {
  const { t } = useTranslation();
  const [isLoaded, setLoaded] = useState(false);
  const { stage, picture, pan, canPan, handlers } = usePictureGestures({ zoom, onZoom, onSwipe });
  const place = { '--zoom': zoom / 100, '--pan-x': `${pan.x}px`, '--pan-y': `${pan.y}px` } as CSSProperties;
  return (
    <div ref={stage} className={classes.light} data-pan={canPan || undefined} {...handlers}>
      {!isLoaded && (
        <div className={classes.centre}>
          <Loader role="status" aria-label={t('ui.feedback.loading')} />
        </div>
      )}
      <img
        ref={picture}
        className={classes.picture}
        style={place}
        src={url}
        alt={shownName(file)}
        draggable={false}
        data-hidden={!isLoaded || undefined}
        onLoad={() => setLoaded(true)}
        onError={onBroken}
      />
    </div>
  );
}
