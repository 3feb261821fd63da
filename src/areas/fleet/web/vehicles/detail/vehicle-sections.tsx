import type { ReactNode } from 'react';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import type { FleetDocumentChangeInput } from '../../documents/document-change.ts';
import { FleetDocumentsSection } from '../../documents/documents-section.tsx';
import { ZipButton } from '../../documents/zip-button.tsx';
import { detailAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';
import { DriverSection } from './driver-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { HistorySection } from './history-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { TrailersSection } from './trailers-section.tsx';
import { TruckSection } from './truck-section.tsx';
import { VehicleHomologation } from './vehicle-homologation.tsx';

interface VehicleSectionsProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView;
  readonly onReload: () => void;
}

/** Everything about a vehicle, in two columns where there is room. */
export function VehicleSections({ fleet, vehicle, onReload }: VehicleSectionsProps): ReactNode {
  const { mayWrite } = useVehicleAccess(fleet);
  const { _id: id, version, country } = vehicle;
  const updating = useAction(VEHICLE_CALLS[fleet].update, { refresh: VEHICLE_REFRESH });
  const saveDocument = (change: FleetDocumentChangeInput) =>
    updating.mutateAsync({ params: { id }, body: { version, documents: [change] } });
  return (
    <RecordColumns
      first={
        <>
          <PhotosSection fleet={fleet} vehicle={vehicle} />
          <FactsSection fleet={fleet} vehicle={vehicle} />
          {FLEET_TRAITS[fleet].kind === 'truck' ? (
            <>
              <DriverSection fleet={fleet} truck={vehicle} />
              <TrailersSection fleet={fleet} truck={vehicle} />
            </>
          ) : (
            <TruckSection trailer={vehicle} />
          )}
        </>
      }
      second={
        <>
          <FleetDocumentsSection
            owner={vehicle}
            country={country.countryCode}
            mayWrite={mayWrite}
            backTo={detailAddress(fleet, id)}
            save={saveDocument}
            onReload={onReload}
            action={<ZipButton kind="vehicle" id={id} name={shownPlate(country.countryCode, vehicle.plate)} />}
          />
          <VehicleHomologation fleet={fleet} vehicle={vehicle} />
          <HistorySection fleet={fleet} id={id} />
        </>
      }
    />
  );
}
