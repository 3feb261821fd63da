import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { SEE_EVENTUAL_PHONE, SEE_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday } from '#ui/session/zone.ts';
import { useOwnRequirements } from '../../documents/use-own-requirements.ts';
import { detailAddress, listAddress } from '../addresses.ts';
import { DRIVER_QUERIES } from '../driver-queries.ts';
import { bodyOf, type FormFacts } from './driver-body.ts';
import { DriverFields } from './driver-fields.tsx';
import { driverFormShape } from './driver-form-shape.ts';
import { type DriverValues, defaultsOf } from './driver-values.ts';

interface DriverFormProps {
  readonly market: Market;
  /** Null for a new driver. */
  readonly driver: DriverView | null;
  readonly onSaved: (driver: DriverView) => void;
  /** Reads the driver again after another user changed them. */
  readonly onReload?: () => void;
}

/** One form for registering and changing a driver of either market. */
export function DriverForm({ market, driver, onSaved, onReload }: DriverFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { permissions, country } = useSignedIn();
  const own = useOwnRequirements('driver');
  const facts = useMemo<FormFacts>(
    () => ({
      driver,
      held: permissions,
      own,
      hidesPhone: !!driver?.eventualTrucker && !permissions.has(SEE_EVENTUAL_PHONE),
      hidesCompany: !permissions.has(SEE_TRANSPORT_COMPANY),
    }),
    [driver, permissions, own],
  );
  const today = useToday();
  const shape = useMemo(() => driverFormShape(facts, today), [facts, today]);
  const save = useSave(market, facts);
  return (
    <FormShell
      label={t(`fleet.drivers.actions.${driver ? 'edit' : 'new'}`)}
      shape={shape}
      defaults={defaultsOf(driver, countryOrDefault(country).code)}
      recordId={driver?._id}
      draft={driver ? `driver.update.${driver._id}` : `driver.create.${market}`}
      backTo={driver ? detailAddress(market, driver._id) : listAddress(market)}
      failure={{
        action: driver ? 'update' : 'create',
        what: t('fleet.drivers.feedback.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={({ trucker }) => {
        snackbar.success(t(`fleet.drivers.feedback.${driver ? 'saved' : 'created'}`));
        onSaved(trucker);
      }}
    >
      <DriverFields market={market} facts={facts} />
    </FormShell>
  );
}

function useSave(market: Market, facts: FormFacts) {
  const { driver } = facts;
  const options = { refresh: DRIVER_QUERIES };
  const create = useAction(DRIVER_CALLS[market].create, options);
  const update = useAction(DRIVER_CALLS[market].update, options);
  return (values: DriverValues) => {
    const body = bodyOf(facts, values);
    if (!driver) return create.mutateAsync({ body });
    return update.mutateAsync({ params: { id: driver._id }, body: { ...body, version: driver.version } });
  };
}
