import { ActionIcon } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadLine } from './download-line.tsx';
import classes from './download-tray.module.css';
import { useDownloads } from './downloads-context.tsx';

/** The spreadsheets in progress, one per line; it can be collapsed. */
export default function DownloadPanel(): ReactNode {
  const { t } = useTranslation();
  const { ordered, dismiss } = useDownloads();
  const [folded, setFolded] = useState(false);
  const Sign = folded ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes.tray} aria-label={t('ui.list.download.tray')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('ui.list.download.tray')}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={!folded}
          aria-label={t(folded ? 'ui.list.download.unfold' : 'ui.list.download.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Sign size="1.1rem" aria-hidden />
        </ActionIcon>
      </header>
      <ul className={classes.lines} hidden={folded}>
        {ordered.map((download) => (
          <DownloadLine key={download.id} download={download} onDismiss={() => dismiss(download.id)} />
        ))}
      </ul>
    </section>
  );
}
