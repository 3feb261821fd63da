import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegendEntry, LegendMark } from '../map-props.ts';
import { MarkerPicture } from '../markers/marker-picture.tsx';
import classes from './map-legend.module.css';

const PICTURE_SCALE = 0.55;

/** What the marks on the map mean. */
export function MapLegend({ entries }: { readonly entries: readonly LegendEntry[] }): ReactNode {
  const { t } = useTranslation();
  // On a phone the map is small, so the legend starts closed.
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <details className={classes.legend} open={!isPhone}>
      <summary className={classes.title}>{t('ui.map.legend')}</summary>
      <ul className={classes.entries}>
        {entries.map(({ mark, label }) => (
          <li key={`${mark.kind}-${label ?? ''}`} className={classes.entry}>
            <span className={classes.mark}>
              <Sample mark={mark} />
            </span>
            {label ?? t(`ui.map.mark.${'straight' in mark && mark.straight ? 'straight' : mark.kind}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sample({ mark }: { readonly mark: LegendMark }): ReactNode {
  switch (mark.kind) {
    case 'planned':
    case 'driven':
      return <span className={classes.line} data-kind={mark.kind} />;
    case 'area':
      return <span className={classes.area} data-tone={mark.tone ?? 'info'} />;
    default:
      return <MarkerPicture kind={mark.kind} tone={mark.tone} scale={PICTURE_SCALE} />;
  }
}
