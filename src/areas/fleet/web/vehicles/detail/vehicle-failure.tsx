import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface VehicleFailureProps {
  readonly fleet: VehicleFleet;
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly action?: ReactNode;
}

/** Shown when a vehicle could not be loaded; a retry is offered only where it can help. */
export function VehicleFailure({ fleet, error, onRetry, action }: VehicleFailureProps): ReactNode {
  const { t } = useTranslation();
  const words = `fleet.vehicles.kind.${FLEET_TRAITS[fleet].kind}` as const;
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t(`${words}.what`), t)}
      text={mayHelp ? reasonText(error, t) : t(`${words}.gone`)}
      {...(mayHelp ? { onRetry } : {})}
      action={action}
    />
  );
}
