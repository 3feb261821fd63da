import type { ReactNode } from 'react';
import { FileIcon } from './file-icon.tsx';
import classes from './file-picture.module.css';
import { type MediaFile, previewKind } from './media-file.ts';
import { useFreshUrl } from './use-fresh-url.ts';

interface FilePictureProps {
  readonly file: MediaFile;
  /** Size of the icon shown for files that are no pictures. */
  readonly iconSize?: string;
  /** Shows the whole picture, where its edges matter; otherwise it is cropped to fill its place. */
  readonly whole?: boolean;
}

/** A thumbnail of a file: the picture itself or an icon for its kind. The name is beside it. */
export function FilePicture({ file, iconSize = '1.5rem', whole = false }: FilePictureProps): ReactNode {
  const { url, onBroken } = useFreshUrl(file.url);
  return (
    <span className={classes.frame}>
      {url && previewKind(file) === 'image' ? (
        <img
          className={classes.picture}
          data-whole={whole || undefined}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onBroken}
        />
      ) : (
        <FileIcon file={file} size={iconSize} />
      )}
    </span>
  );
}
