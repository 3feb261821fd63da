import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { requestDriverHomologation } from '#areas/fleet/contract/homologation.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { HomologationSection } from '../../homologation/homologation-section.tsx';
import { detailAddress } from '../addresses.ts';
import { useDriverAccess } from '../use-driver-access.ts';

export function DriverHomologation({ driver }: { readonly driver: DriverView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { _id: truckerId, market } = driver;
  const { mayUpdate } = useDriverAccess(market);
  // Repeated in every message, so that this tab knows its own request.
  const [pusherId] = useState(() => crypto.randomUUID());
  const asking = useAction(requestDriverHomologation, {
    onDone: () => snackbar.success(t('fleet.homologation.requested')),
    onFailed: (error) => snackbar.failure('register', t('fleet.homologation.manual.what'), error),
  });
  return (
    <HomologationSection
      kind="driver"
      id={truckerId}
      mayAsk={mayUpdate}
      asking={asking.isPending}
      backTo={detailAddress(market, truckerId)}
      onAsk={() => asking.mutate({ body: { pusherId, truckerId } })}
    />
  );
}
