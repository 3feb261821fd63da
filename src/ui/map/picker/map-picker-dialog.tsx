import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Position } from '#kernel/position.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useVisitor } from '#ui/session/signed-in.ts';
import { ZOOM } from '../geometry/zoom.ts';
import { MapView } from '../map-view.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import classes from './map-picker.module.css';
import { PlaceSearch } from './place-search.tsx';
import { PlaceTextInput } from './place-text-input.tsx';
import { usePickedPlace } from './use-picked-place.ts';

const DIGITS = 6;

export interface MapPickerDialogProps {
  readonly opened: boolean;
  readonly initial?: Position | null;
  /** Where the map starts without a position; the person's country by default. */
  readonly country?: CountryCode | null;
  readonly title?: string;
  readonly onConfirm: (position: Position) => void;
  readonly onClose: () => void;
}

/** Chooses one position: by a click, by dragging the marker, or by pasting a map link or coordinates. */
export function MapPickerDialog(props: MapPickerDialogProps): ReactNode {
  const { opened, initial = null, country = null, title, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const visitor = useVisitor();
  const place = usePickedPlace(initial);
  const { position, frame, pick } = place;
  const begin = useRef(place.reset);
  begin.current = place.reset;
  useEffect(() => {
    if (opened) begin.current();
  }, [opened]);
  const confirm = () => {
    if (position) onConfirm({ lat: tidy(position.lat), lng: tidy(position.lng) });
  };
  return (
    <Dialog
      size="xl"
      opened={opened}
      onClose={onClose}
      title={title ?? t('ui.map.picker.title')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.map.picker.cancel')}
          </Button>
          <Button onClick={confirm} disabled={position === null}>
            {t('ui.map.picker.continue')}
          </Button>
        </>
      }
    >
      <div className={classes.picker}>
        <PlaceSearch around={initial} onFound={place.find} />
        <PlaceTextInput place={place} />
        <div className={classes.map}>
          <MapView
            label={t('ui.map.picker.map')}
            country={country ?? (visitor && countryOrDefault(visitor.country).code)}
            size="fill"
            maxZoom={ZOOM.pickerMax}
            onPick={pick}
            frame={frame ? [frame] : []}
            frameKey={frame ? `${frame.lat},${frame.lng}` : ''}
            places={
              position
                ? [{ id: 'picked', kind: 'destination', at: position, label: t('ui.map.picker.marker'), onMove: pick }]
                : []
            }
          />
        </div>
        <ChosenPlace position={position} />
      </div>
    </Dialog>
  );
}

const tidy = (value: number) => Number(value.toFixed(DIGITS));
