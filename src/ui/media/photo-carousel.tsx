import { ActionIcon, UnstyledButton } from '@mantine/core';
import IconCameraOff from '@tabler/icons-react/dist/esm/icons/IconCameraOff.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilePicture } from './file-picture.tsx';
import { type MediaFile, shownName } from './media-file.ts';
import { MediaViewer, type MediaViewerProps } from './media-viewer.tsx';
import classes from './photo-carousel.module.css';
import { useSlides } from './use-slides.ts';
import { useViewer } from './use-viewer.ts';

interface PhotoCarouselProps extends Pick<MediaViewerProps, 'removeable' | 'disabled' | 'onRemove'> {
  readonly photos: readonly MediaFile[];
  /** Name of what the photos show, read out before the pictures. */
  readonly label?: string;
}

/** Photos in a row: arrow keys, buttons or swipes move along, a click shows one in full screen. */
export function PhotoCarousel({ photos, label, ...removal }: PhotoCarouselProps): ReactNode {
  const { t } = useTranslation();
  const { open, viewer } = useViewer();
  const count = photos.length;
  const { track, current, go, onScroll, onKeyDown } = useSlides(count);

  if (count === 0) return <EmptyState compact icon={IconCameraOff} title={t('ui.media.photos.empty')} />;
  return (
    <>
      <section
        className={classes.photos}
        aria-label={label ?? t('ui.media.photos.label')}
        aria-roledescription={t('ui.media.photos.role')}
        onKeyDown={onKeyDown}
      >
        <ul ref={track} className={classes.track} onScroll={onScroll}>
          {photos.map((photo, at) => (
            <li key={photo.url} className={classes.slide}>
              <UnstyledButton
                className={classes.look!}
                tabIndex={at === current ? 0 : -1}
                onClick={() => open(at)}
                aria-label={t('ui.media.photos.view', { at: at + 1, count, name: shownName(photo) })}
              >
                <FilePicture file={photo} iconSize="2.5rem" />
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <span className={classes.counter} role="status">
          {t('ui.media.photos.counter', { at: current + 1, count })}
        </span>
        {count > 1 && (
          <>
            <ActionIcon
              className={classes.arrow!}
              data-side="left"
              variant="default"
              radius="xl"
              disabled={current === 0}
              onClick={() => go(current - 1)}
              aria-label={t('ui.media.photos.previous')}
            >
              <IconChevronLeft size="1.3rem" aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.arrow!}
              data-side="right"
              variant="default"
              radius="xl"
              disabled={current === count - 1}
              onClick={() => go(current + 1)}
              aria-label={t('ui.media.photos.next')}
            >
              <IconChevronRight size="1.3rem" aria-hidden />
            </ActionIcon>
          </>
        )}
      </section>
      <MediaViewer {...viewer} {...removal} files={photos} />
    </>
  );
}
