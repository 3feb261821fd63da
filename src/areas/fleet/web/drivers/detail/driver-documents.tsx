import type { ReactNode } from 'react';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { updateDriverDocuments } from '#areas/fleet/contract/driver-action.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { FleetDocumentsSection } from '../../documents/documents-section.tsx';
import { ZipButton } from '../../documents/zip-button.tsx';
import { detailAddress } from '../addresses.ts';
import { DRIVER_QUERIES } from '../driver-queries.ts';
import { useDriverAccess } from '../use-driver-access.ts';

interface DriverDocumentsProps {
  readonly driver: DriverView;
  readonly onReload: () => void;
}

export function DriverDocuments({ driver, onReload }: DriverDocumentsProps): ReactNode {
  const { _id: id, market, version, fullName, country, documents } = driver;
  const { mayUpdate } = useDriverAccess(market);
  const update = useAction(updateDriverDocuments, { refresh: DRIVER_QUERIES });
  const hasFiles = documents.some(({ fileId }) => fileId !== null);
  return (
    <FleetDocumentsSection
      owner={driver}
      country={country.countryId}
      mayWrite={mayUpdate}
      backTo={detailAddress(market, id)}
      save={(change) => update.mutateAsync({ params: { id }, body: { version, documents: [change] } })}
      onReload={onReload}
      action={hasFiles && <ZipButton kind="driver" id={id} name={fullName} />}
    />
  );
}
