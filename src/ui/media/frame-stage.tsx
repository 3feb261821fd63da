import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadCard } from './download-card.tsx';
import { type MediaFile, shownName } from './media-file.ts';
import classes from './media-viewer.module.css';
import { ZOOM_START } from './zoom.ts';

/** The viewer's own bar already has the tools. */
const PDF_VIEW = 'toolbar=0&navpanes=0&view=FitH';

interface FrameStageProps {
  readonly file: MediaFile;
  readonly url: string;
  readonly kind: 'pdf' | 'page';
  readonly zoom: number;
  readonly onDownload: () => void;
}

/** Documents that the browser shows itself, in a frame without access to the page. */
export function FrameStage({ file, url, kind, zoom, onDownload }: FrameStageProps): ReactNode {
  const { t } = useTranslation();
  if (kind === 'pdf' && !navigator.pdfViewerEnabled) {
    return <DownloadCard file={file} url={url} text={t('ui.media.noPreview')} onDownload={onDownload} />;
  }
  // A browser's own PDF viewer does not start in a sandbox; the server sends PDF with a policy that forbids scripts.
  const frame = kind === 'page' ? { src: url, sandbox: '' } : { src: `${url}#${PDF_VIEW}` };
  return (
    <div className={classes.sheet} style={{ '--frame-scale': zoom / ZOOM_START } as CSSProperties}>
      <iframe {...frame} className={classes.frame} title={shownName(file)} referrerPolicy="no-referrer" />
    </div>
  );
}
