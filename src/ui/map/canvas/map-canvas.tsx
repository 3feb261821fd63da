import 'maplibre-gl/dist/maplibre-gl.css';
import { ActionIcon, Tooltip, useComputedColorScheme } from '@mantine/core';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import {
  AttributionControl,
  Map as MapLibreMap,
  type MapRef,
  NavigationControl,
  ScaleControl,
} from '@vis.gl/react-maplibre';
import type { StyleSpecification } from 'maplibre-gl';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOnly } from '#ui/log/log.ts';
import type { Mode } from '#ui/theme/map-colors.ts';
import { libraryZoom, ZOOM } from '../geometry/zoom.ts';
import { MapLegend } from '../legend/map-legend.tsx';
import type { MapViewProps } from '../map-props.ts';
import { configuredMap } from '../map-source.ts';
import { AreaLayer } from './area-layer.tsx';
import { FIRST_LABELS } from './base-style.ts';
import { GridLayer } from './grid-layer.tsx';
import { HighlightDot } from './highlight-dot.tsx';
import classes from './map-canvas.module.css';
import { PopupCard } from './map-popup.tsx';
import { supplyImages } from './marker-images.ts';
import { PlaceMarks } from './place-marks.tsx';
import { RouteLayer } from './route-layer.tsx';
import { TrailLayer } from './trail-layer.tsx';
import { Trucks } from './trucks.tsx';
import { type BaseMap, useBaseMap } from './use-base-map.ts';
import { useBaseStyle, useHasLayer } from './use-base-style.ts';
import { firstView, useCamera } from './use-camera.ts';
import { clickableLayers, useClicks, useTruckPointer } from './use-clicks.ts';
import { useFollow } from './use-follow.ts';
import { useHover } from './use-hover.ts';
import { useLook, useReveal } from './use-look.ts';
import { useMapWords } from './use-map-words.ts';
import { useTruckScene } from './use-truck-scene.ts';

/** Wide enough for its number, and narrow enough to fit beside the attribution on a phone. */
const SCALE_WIDTH = 86;
const DrawingLayer = lazy(() => import('../drawing/drawing-layer.tsx'));
const LineEditor = lazy(() => import('../line-editing/line-editor.tsx'));

interface MapCanvasProps extends MapViewProps {
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

const CONFIGURED = configuredMap();

/** The map itself. Loaded on demand: it is larger than the rest of the browser code together. */
export default function MapCanvas(props: MapCanvasProps): ReactNode {
  const mode = useComputedColorScheme('light');
  const base = useBaseMap(props.source ?? CONFIGURED, mode);
  return base.style && <DrawnMap {...props} mode={mode} base={base} style={base.style} />;
}

interface DrawnMapProps extends MapCanvasProps {
  readonly mode: Mode;
  readonly base: BaseMap;
  readonly style: StyleSpecification;
}

function DrawnMap(props: DrawnMapProps): ReactNode {
  const {
    places,
    routes,
    areas,
    legend,
    popup,
    drawing,
    lineEditing,
    highlight,
    trails,
    isPicture = false,
    maxZoom = ZOOM.max,
    selected = null,
    onSelect,
    onReady,
    onFailed,
    mode,
    base: { isBuiltIn, onFailure, onData },
  } = props;
  const words = useMapWords(props.label);
  const [map, setMap] = useState<MapRef | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const hasLabels = useHasLayer(map, FIRST_LABELS, isBuiltIn);
  const below = hasLabels ? FIRST_LABELS : undefined;
  const overlay = useRef<HTMLDivElement>(null);
  const keep = useCallback((created: MapRef | null) => {
    if (created) supplyImages(created.getMap());
    setMap(created);
  }, []);
  const frameAll = useCamera(map, { ...props, isBuiltIn }, overlay);
  const isTaken = useRef(false);
  const scene = useTruckScene(props);
  const click = useClicks(map, props, { scene, isTaken });
  useTruckPointer(map, drawing ? null : scene);
  useHover(map, props.onHover);
  useFollow(map, scene, props);
  useLook(map, props, frameAll);
  useReveal(map, props);
  const style = useBaseStyle(map, props.style);
  return (
    <MapLibreMap
      ref={keep}
      mapLib={maplibre}
      workerUrl={workerUrl}
      mapStyle={style}
      initialViewState={firstView(props)}
      minZoom={ZOOM.min}
      maxZoom={libraryZoom(maxZoom)}
      locale={words}
      attributionControl={false}
      dragRotate={false}
      touchPitch={false}
      interactiveLayerIds={clickableLayers(props)}
      onClick={click}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.keyboard.disableRotation();
        setLoaded(true);
        onReady();
      }}
      onSourceData={onData}
      onError={({ error }) => {
        logOnly('map', error);
        if (!onFailure(isLoaded) && !isLoaded) onFailed();
      }}
    >
      {!isPicture && <NavigationControl position="top-right" showCompass={false} />}
      <ScaleControl position="bottom-left" maxWidth={SCALE_WIDTH} />
      <AttributionControl position="bottom-right" />
      {hasLabels && <GridLayer mode={mode} />}
      {areas && <AreaLayer areas={areas} mode={mode} below={below} />}
      {routes && <RouteLayer routes={routes} mode={mode} below={below} />}
      {trails && <TrailLayer trails={trails} mode={mode} below={below} />}
      {scene && (
        <Trucks scene={scene} mode={mode} selected={selected} onSelect={onSelect} isForKeys={isLoaded && !drawing} />
      )}
      {places && <PlaceMarks places={places} mode={mode} selected={selected} onSelect={onSelect} />}
      {highlight && <HighlightDot at={highlight} />}
      {popup && <PopupCard popup={popup} isPicture={isPicture} isFollowed={Boolean(props.follow)} />}
      {drawing && isLoaded && (
        <Suspense>
          <DrawingLayer drawing={drawing} mode={mode} hasLabels={hasLabels} />
        </Suspense>
      )}
      {lineEditing && isLoaded && (
        <Suspense>
          <LineEditor editing={lineEditing} mode={mode} hasLabels={hasLabels} isTaken={isTaken} />
        </Suspense>
      )}
      <div className={classes.overlay} ref={overlay}>
        {!isPicture && <FrameButton onClick={frameAll} />}
        {legend && legend.length > 0 && <MapLegend entries={legend} />}
      </div>
    </MapLibreMap>
  );
}

function FrameButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const { t } = useTranslation();
  const label = t('ui.map.frameAll');
  return (
    <Tooltip label={label} position="left">
      <ActionIcon className={classes.frame!} variant="default" aria-label={label} onClick={onClick}>
        <IconFocusCentered size="1.25rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
