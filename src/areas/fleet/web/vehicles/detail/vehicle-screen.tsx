import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { shownPlate } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { detailAddress, listAddress } from '../addresses.ts';
import { useVehicleId } from '../use-vehicle-id.ts';
import { VehicleDialogs } from '../vehicle-dialogs.tsx';
import type { VehicleScreenProps } from '../vehicle-screen-props.ts';
import { STATUS_TONES } from '../vehicle-texts.tsx';
import { ExpiredDocuments } from './expired-documents.tsx';
import { VehicleActions } from './vehicle-actions.tsx';
import { VehicleFailure } from './vehicle-failure.tsx';
import { VehicleSections } from './vehicle-sections.tsx';

/** One truck or semitrailer: data, photos, documents, match and results of registers. */
export default function VehicleScreen({ fleet }: VehicleScreenProps): ReactNode {
  const { t } = useTranslation();
  const id = useVehicleId();
  const reply = useCall(VEHICLE_CALLS[fleet].read, { params: { id } });
  const backTo = listAddress(fleet);
  if (reply.isError && !reply.data) {
    const toList = (
      <Button component={Link} to={backTo} variant="default">
        {t('fleet.vehicles.actions.toList')}
      </Button>
    );
    return <VehicleFailure fleet={fleet} error={reply.error} onRetry={() => void reply.refetch()} action={toList} />;
  }
  if (!reply.data) return <DetailSkeleton lines={12} />;
  const { transportUnit: vehicle } = reply.data;
  const country = vehicle.country.countryCode;
  const plate = shownPlate(country, vehicle.plate);
  const status = vehicle.enabled ? 'enabled' : 'disabled';
  return (
    <RecordScreen
      title={plate}
      text={[vehicle.type.transportUnitTypeName, t(`fleet.vehicles.market.${vehicle.market}`)].join(' · ')}
      backTo={backTo}
      status={<StatusChip tone={STATUS_TONES[status]} label={t(`fleet.vehicles.status.${status}`)} />}
      actions={<VehicleActions fleet={fleet} vehicle={vehicle} />}
    >
      <ExpiredDocuments fleet={fleet} id={id} country={country} />
      <VehicleSections fleet={fleet} vehicle={vehicle} onReload={() => void reply.refetch()} />
      <VehicleDialogs fleet={fleet} backTo={detailAddress(fleet, id)} />
    </RecordScreen>
  );
}
