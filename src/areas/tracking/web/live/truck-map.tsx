import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#countries/country-type.ts';
import { type Position, showPosition } from '#kernel/position.ts';
import type { LegendEntry, MapViewProps, PlaceMark } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { TRUCK_STATES } from '../../rules/live/truck-state.ts';
import classes from './map-screen.module.css';
import { STATE_TONES } from './truck-marks.ts';
import { useDrawnTrucks } from './use-drawn-trucks.ts';
import type { useMapLayers } from './use-map-layers.ts';

/** From here a truck is seen with the towns around it. */
const TOUR_ZOOM = 8;

interface TruckMapProps
  extends Required<Pick<MapViewProps, 'look' | 'onRest' | 'onSelect' | 'onPick' | 'onFollowEnd'>> {
  readonly trucks: readonly LiveTruck[];
  readonly selected: LiveTruck | undefined;
  /** What is said of the selected one. */
  readonly card: ReactNode;
  readonly below: ReturnType<typeof useMapLayers>;
  /** On the wall nothing is pressed. */
  readonly isPicture: boolean;
  /** The wall shows one truck after the other. */
  readonly isToured: boolean;
  readonly leavesFocus: boolean;
  readonly followed: string | null;
  /** The point the nearest trucks are looked for. */
  readonly searchedAt: Position | null;
  readonly onClose: () => void;
}

/** The trucks of the list on the map, with the layers below them. */
export function TruckMap(props: TruckMapProps): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const { trucks, selected, card, below, isToured, searchedAt } = props;
  const store = useDrawnTrucks(trucks);
  const at = selected && placeOf(selected);
  const legend: readonly LegendEntry[] = TRUCK_STATES.filter((one) => one !== 'unseen').map((one) => ({
    mark: {
      kind: 'truck',
      tone: STATE_TONES[one],
      alert: one === 'alert',
      ...(one === 'late' || one === 'silent' ? { freshness: one } : {}),
    },
    label: t(`tracking.live.states.${one}`),
  }));
  const searched: readonly PlaceMark[] = searchedAt
    ? [{ id: 'nearest', kind: 'destination', at: searchedAt, label: t('tracking.live.nearest.point') }]
    : [];
  const found = searchedAt && { key: showPosition(searchedAt), at: searchedAt };
  const revealed =
    selected && at
      ? { key: `${isToured ? 'tour ' : ''}${selected.id}`, at, ...(isToured ? { zoom: TOUR_ZOOM } : {}) }
      : null;
  return (
    <div className={classes.map}>
      <MapView
        size="fill"
        label={t('tracking.live.map')}
        country={country as CountryCode}
        countryWide
        truckStore={store}
        trails={below.trails}
        routes={below.routes}
        places={[...below.places, ...searched]}
        areas={below.areas}
        legend={legend}
        selected={selected?.id ?? null}
        onSelect={props.onSelect}
        onPick={props.onPick}
        follow={props.followed}
        onFollowEnd={props.onFollowEnd}
        look={props.look}
        isPicture={props.isPicture}
        onRest={props.onRest}
        reveal={found ?? (props.leavesFocus || isToured ? revealed : null)}
        popup={
          selected && at
            ? {
                at,
                label: t('tracking.live.selected', { plate: selected.plate }),
                content: card,
                leavesFocus: props.leavesFocus || props.isPicture,
                onClose: props.onClose,
              }
            : null
        }
      />
    </div>
  );
}

const placeOf = ({ lat, lng }: LiveTruck): Position | null => (lat === null || lng === null ? null : { lat, lng });
