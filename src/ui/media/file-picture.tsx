import type { ReactNode } from 'react';
import { FileIcon } from './file-icon.tsx';
import classes from './file-picture.module.css';
import { type MediaFile, previewKind } from './media-file.ts';
import { useFreshUrl } from './use-fresh-url.ts';

interface FilePictureProps {
  readonly file: MediaFile;
  /** Of the mark that stands for what is no picture. */
  readonly iconSize?: string;
  /** The whole picture, where its edges matter; otherwise it fills its place. */
  readonly whole?: boolean;
}

/** A file at a glance: the picture itself or a mark for its kind. What it is called stands beside it. */
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
