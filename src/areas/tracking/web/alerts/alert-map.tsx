import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CRITICALITIES } from '#areas/routes/rules/alarm-types.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { LegendEntry, PlaceMark } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { AlertRow } from '../../contract/alert.list.ts';
import { ALERT_TONES } from './alert-tones.ts';

interface AlertMapProps {
  readonly alerts: readonly AlertRow[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Where the alerts of the list are; the one that is open stands out. */
export default function AlertMap({ alerts, chosen, onChoose }: AlertMapProps): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const places = useMemo(
    () =>
      alerts.flatMap(({ _id, lat, lng, type, plate, criticality }): PlaceMark[] => {
        if (lat === null || lng === null) return [];
        const label = [t(`tracking.alerts.types.${type}`), plate].filter(Boolean).join(', ');
        return [{ id: _id, kind: 'alert', at: { lat, lng }, label, tone: ALERT_TONES.criticality[criticality] }];
      }),
    [alerts, t],
  );
  const legend: readonly LegendEntry[] = CRITICALITIES.map((one) => ({
    mark: { kind: 'alert', tone: ALERT_TONES.criticality[one] },
    label: t(`tracking.alerts.criticality.${one}`),
  }));
  return (
    <MapView
      size="fill"
      label={t('tracking.alerts.screen.map')}
      country={countryOrDefault(country).code}
      countryWide
      places={places}
      legend={legend}
      selected={chosen}
      onSelect={onChoose}
      frameKey={places.map(({ id }) => id).join()}
    />
  );
}
