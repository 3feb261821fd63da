import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plannedTone } from '#ui/theme/map-colors.ts';
import type { LegendEntry, LegendMark } from '../map-props.ts';
import type { TruckArt } from '../markers/marker-art.ts';
import { MarkerPicture } from '../markers/marker-picture.tsx';
import type { TruckMark } from '../truck-mark.ts';
import classes from './map-legend.module.css';

const PICTURE_SCALE = 0.55;
/** Its ring needs room. */
const RINGED_SCALE = 0.45;

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
          <li key={`${wordOf(mark)}-${label ?? ''}`} className={classes.entry}>
            <span className={classes.mark}>
              <Sample mark={mark} />
            </span>
            {label ?? t(`ui.map.mark.${wordOf(mark)}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function wordOf(mark: LegendMark) {
  if (mark.kind === 'truck') return truckArt(mark);
  if (mark.kind !== 'planned' && mark.kind !== 'driven') return mark.kind;
  const special = (['gap', 'straight', 'estimate', 'quiet'] as const).find((one) => mark[one]);
  return special ?? mark.kind;
}

function Sample({ mark }: { readonly mark: LegendMark }): ReactNode {
  switch (mark.kind) {
    case 'planned':
    case 'driven':
      return (
        <span
          className={classes.line}
          data-tone={mark.tone ?? (mark.kind === 'driven' ? 'info' : plannedTone(mark))}
          data-dashed={mark.straight || mark.estimate || undefined}
          data-quiet={mark.quiet}
          data-gap={mark.gap}
        />
      );
    case 'area':
      return <span className={classes.area} data-tone={mark.tone ?? 'info'} />;
    case 'corridor':
      return <span className={classes.corridor} data-tone={mark.tone ?? 'active'} />;
    case 'truck':
      return <MarkerPicture kind={truckArt(mark)} tone={mark.tone} scale={mark.alert ? RINGED_SCALE : PICTURE_SCALE} />;
    default:
      return <MarkerPicture kind={mark.kind} tone={mark.tone} scale={PICTURE_SCALE} />;
  }
}

function truckArt({ freshness, alert }: Pick<TruckMark, 'freshness' | 'alert'>): TruckArt {
  if (alert) return 'alertedTruck';
  if (freshness === 'late') return 'lateTruck';
  return freshness === 'silent' ? 'silentTruck' : 'truck';
}
