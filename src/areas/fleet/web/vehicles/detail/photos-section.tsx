import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { MAX_VEHICLE_PHOTOS } from '#areas/fleet/rules/vehicle-limits.ts';
import { shownPlate } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { PhotoCarousel } from '#ui/media/photo-carousel.tsx';
import { storedFileId } from '#ui/media/stored-link.ts';
import { Section } from '#ui/record/section.tsx';
import { type FileValue, itemsOf } from '#ui/upload/file-value.ts';
import { UploadBox } from '#ui/upload/upload-box.tsx';
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';

interface PhotosSectionProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView;
}

/** The photos of a vehicle; each change is stored at once. */
export function PhotosSection({ fleet, vehicle }: PhotosSectionProps): ReactNode {
  const { t } = useTranslation();
  const { mayWrite } = useVehicleAccess(fleet);
  const { photos, country } = vehicle;
  const plate = shownPlate(country.countryCode, vehicle.plate);
  const { add, remove } = usePhotos(fleet, vehicle);
  return (
    <Section title={t('fleet.vehicles.fields.photos')} count={photos.length}>
      <PhotoCarousel
        label={t('fleet.vehicles.detail.photosOf', { plate })}
        photos={photos.map(({ url }, at) => ({ url, fileName: `${plate} ${at + 1}`, contentType: 'image/jpeg' }))}
        removeable={mayWrite}
        onRemove={remove}
      />
      {mayWrite && photos.length < MAX_VEHICLE_PHOTOS && (
        <UploadBox
          value={null}
          onChange={add}
          rules={PHOTO_UPLOAD}
          allowedMaxFiles={MAX_VEHICLE_PHOTOS - photos.length}
          multiple
          immediate
        />
      )}
    </Section>
  );
}

function usePhotos(fleet: VehicleFleet, { _id: id, photos }: VehicleView) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const calls = VEHICLE_CALLS[fleet];
  const adding = useAction(calls.addPhoto, {
    refresh: VEHICLE_REFRESH,
    onDone: () => snackbar.success(t('fleet.vehicles.feedback.photoAdded')),
    onFailed: (error) => snackbar.failure('update', t('fleet.vehicles.detail.thePhotos'), error),
  });
  const removing = useAction(calls.removePhoto, {
    refresh: VEHICLE_REFRESH,
    onDone: () => snackbar.success(t('fleet.vehicles.feedback.photoRemoved')),
    onFailed: (error) => snackbar.failure('remove', t('fleet.vehicles.detail.thePhotos'), error),
  });
  // The upload field stays empty, because each uploaded picture becomes a photo of the vehicle at once.
  const add = (value: FileValue) => {
    for (const { url } of itemsOf(value)) {
      const fileId = storedFileId(url);
      if (fileId) adding.mutate({ params: { id }, body: { fileId } });
    }
  };
  const remove = async (at: number) => {
    const photo = photos[at];
    // The viewer has already asked for confirmation and waits; errors are shown above.
    if (photo) await removing.mutateAsync({ params: { id, photoId: photo._id } }).catch(() => undefined);
  };
  return { add, remove };
}
