import { Skeleton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OutsideEmbed } from '#areas/reports/contract/embed/embed.shapes.ts';
import classes from './embed-page.module.css';
import { ReportPage, SANDBOX, WebPage } from './framed-pages.tsx';

interface EmbeddedReportProps {
  readonly embed: OutsideEmbed;
  /** Of the control centre. */
  readonly report: string;
  readonly onFailed: () => void;
  /** Smaller, where it is only tried. */
  readonly isPreview?: boolean;
}

/**
 * A dashboard of a service outside, inside an empty page of our own whose policy opens that host and no other; the policy
 * of the application itself opens none.
 */
export function EmbeddedReport({ embed, report, onFailed, isPreview = false }: EmbeddedReportProps): ReactNode {
  const { t } = useTranslation();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  // A new ticket for the same page changes nothing of it.
  const [frame] = useState(embed.frame);
  const title = t('reports.embed.frame', { report, name: embed.name });
  const open = (page: Document | null) => {
    // Anything else than the page, such as an error, has another policy.
    if (page?.contentType === 'text/html') setBody(page.body);
    else onFailed();
  };
  const shared = { title, onShown: () => setShown(true) };
  return (
    <div className={classes.stage} data-preview={isPreview || undefined}>
      <iframe
        title={title}
        src={frame}
        sandbox={SANDBOX}
        className={classes.frame}
        allowFullScreen
        onLoad={({ currentTarget }) => open(currentTarget.contentDocument)}
      />
      {body &&
        createPortal(
          embed.kind === 'powerBi' ? (
            <ReportPage {...shared} embed={embed} onFailed={onFailed} />
          ) : (
            <WebPage {...shared} embed={embed} />
          ),
          body,
        )}
      {!isShown && (
        <div className={classes.waiting} role="status">
          <VisuallyHidden>{t('reports.embed.loading')}</VisuallyHidden>
          <Skeleton height="100%" />
        </div>
      )}
    </div>
  );
}
