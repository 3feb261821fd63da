import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PathSummary, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { readRoute } from '#areas/routes/contract/route.calls.ts';
import { alarmsAddress } from '#areas/routes/contract/route-addresses.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { RouteLine } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { minutesText } from '../../minutes-text.ts';
import classes from './route-dialog.module.css';

interface RouteDialogProps {
  /** Null: closed. */
  readonly routeId: string | null;
  readonly onClose: () => void;
}

/** A route as its readers see it: the paths on a map, and the figures of each. */
export default function RouteDialog({ routeId, onClose }: RouteDialogProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(readRoute, { params: { id: routeId ?? '' } }, { enabled: routeId !== null });
  const route = data?.route;
  const content = () => {
    if (route) return <Shown route={route} />;
    if (!error) return <CardsSkeleton cards={2} />;
    if (error.isGone) return <EmptyState compact title={t('routes.library.gone')} />;
    return <QueryError error={error} onRetry={() => void refetch()} />;
  };
  return (
    <Dialog opened={routeId !== null} size="xl" title={route?.name ?? t('routes.tabs.routes')} onClose={onClose}>
      {routeId && content()}
    </Dialog>
  );
}

function Shown({ route }: { readonly route: RouteView }): ReactNode {
  const { t } = useTranslation();
  const { load, unload, paths } = route;
  const shown = useMemo(() => paths.filter(({ archived }) => !archived), [paths]);
  const lines = useMemo(() => shown.flatMap(lineOf), [shown]);
  return (
    <div className={classes.route}>
      <Text size="sm" c="dimmed">
        {[load, unload].map(({ name, city }) => [name, city].filter(Boolean).join(', ')).join(' → ')}
      </Text>
      <MapView
        size="md"
        label={t('routes.library.routeMap', { name: route.name })}
        routes={lines}
        places={[
          { id: load._id, kind: 'origin', at: load, label: load.name },
          { id: unload._id, kind: 'destination', at: unload, label: unload.name },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState compact title={t('routes.library.noPaths')} />
      ) : (
        <ul className={classes.paths}>
          {shown.map((path) => (
            <Path key={path._id} path={path} route={route} />
          ))}
        </ul>
      )}
    </div>
  );
}

function lineOf({ _id: id, outline, isUsual, source }: PathSummary): readonly RouteLine[] {
  const path = decodeLine(outline);
  return path ? [{ id, kind: 'planned', path, quiet: !isUsual, estimate: source === 'estimate' }] : [];
}

function Path({ path, route }: { readonly path: PathSummary; readonly route: RouteView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const figures = [
    numbers.withUnit(Math.round(path.meters / 1000), 'km'),
    minutesText(path.expectedMinutes),
    path.checkpoints > 0 && t('routes.library.checkpoints', { count: path.checkpoints }),
    path.fences > 0 && t('routes.library.fenceCount', { count: path.fences }),
  ];
  return (
    <li className={classes.path}>
      <span className={classes.words}>
        <strong>{path.name}</strong>
        <Text size="sm" c="dimmed" component="span">
          {figures.filter(Boolean).join(' · ')}
        </Text>
      </span>
      <Chip tone={path.isUsual ? 'success' : 'neutral'}>{t(`routes.pathKinds.${path.kind}`)}</Chip>
      <Anchor component={Link} size="sm" to={alarmsAddress(route.load._id, route.unload._id, path._id)}>
        {t('routes.list.actions.alarms')}
      </Anchor>
    </li>
  );
}
