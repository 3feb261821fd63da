import { Loader, VisuallyHidden } from '@mantine/core';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { logOnly } from '#ui/log/log.ts';
import type { MapViewProps } from './map-props.ts';
import classes from './map-view.module.css';

interface CanvasProps extends MapViewProps {
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

/** The one map component of the product. Its content is given as data; the map library is loaded with the first map. */
export function MapView(props: MapViewProps): ReactNode {
  const { t, i18n } = useTranslation();
  const summary = useMapSummary(props);
  const describedBy = useId();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const onReady = useCallback(() => setState('ready'), []);
  const onFailed = useCallback(() => setState('failed'), []);
  const Canvas = useCanvas(onFailed);
  const retry = () => {
    // A browser remembers a script that it could not fetch until the page is loaded again.
    if (!Canvas) return window.location.reload();
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return (
    <section
      className={classes.map}
      data-size={props.size ?? 'md'}
      data-state={state}
      aria-label={props.label}
      aria-describedby={describedBy}
    >
      <VisuallyHidden id={describedBy}>{summary}</VisuallyHidden>
      <div className={classes.canvas}>
        {Canvas && state !== 'failed' && (
          // The map library reads its texts only once.
          <Canvas key={`${attempt} ${i18n.language}`} {...props} onReady={onReady} onFailed={onFailed} />
        )}
      </div>
      {state === 'loading' && (
        <div className={classes.veil} role="status">
          <Loader size="sm" color="gray" m="0 auto var(--mantine-spacing-xs)" aria-hidden />
          {t('ui.map.loading')}
        </div>
      )}
      {state === 'failed' && (
        <div className={classes.veil}>
          <ErrorState compact title={t('ui.map.failed')} onRetry={retry} />
        </div>
      )}
    </section>
  );
}

const loadCanvas = () => import('./canvas/map-canvas.tsx');

/** Fetches the map while what it shows is still being read; where that fails, the map itself says so. */
export const prepareMap = (): void => void loadCanvas().catch(() => undefined);

/** The map itself, fetched when the first one is shown. Not React.lazy, which would take the whole screen down. */
function useCanvas(onFailed: () => void): ComponentType<CanvasProps> | null {
  const [Canvas, setCanvas] = useState<ComponentType<CanvasProps> | null>(null);
  useEffect(() => {
    let isShown = true;
    loadCanvas().then(
      (module) => isShown && setCanvas(() => module.default),
      (error: unknown) => {
        logOnly('map', error);
        if (isShown) onFailed();
      },
    );
    return () => {
      isShown = false;
    };
  }, [onFailed]);
  return Canvas;
}

/** `12 caminhões, 3 lugares`: the content of the map for screen readers, and which keys to use. */
function useMapSummary({ trucks, truckStore, places, routes, areas }: MapViewProps): string {
  const { t } = useTranslation();
  const stored = useSyncExternalStore(truckStore?.subscribe ?? never, () => truckStore?.size);
  // A selected area may be drawn over itself.
  const ids = new Set(areas?.map(({ id }) => id));
  const counts = {
    trucks: stored ?? trucks?.length ?? 0,
    places: places?.length ?? 0,
    routes: routes?.length ?? 0,
    areas: ids.size,
  };
  const held = (['trucks', 'places', 'routes', 'areas'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(`ui.map.count.${name}`, { count: counts[name] }))
    .join(', ');
  return counts.trucks > 0 ? `${held}. ${t('ui.map.steer')}` : held;
}

const never = () => () => undefined;
