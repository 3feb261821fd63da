import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconToggleLeft from '@tabler/icons-react/dist/esm/icons/IconToggleLeft.mjs';
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverRow } from '#areas/fleet/contract/driver.list.ts';
import { enableDriver, verifyDriver } from '#areas/fleet/contract/driver-toggle.calls.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BulkAction } from '#ui/list/list-props.ts';
import { DRIVER_QUERIES } from '../driver-queries.ts';
import { useDriverAccess } from '../use-driver-access.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

type Action = 'enable' | 'disable' | 'verify';

/** One by one, so that the completed changes are reported even when one is refused. */
export function useBulkActions(market: Market): readonly BulkAction<DriverRow>[] {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const { mayUpdate } = useDriverAccess(market);
  if (!mayUpdate) return [];

  const change = (action: Action, id: string) =>
    action === 'verify'
      ? api.call(verifyDriver, { params: { id }, body: { verified: true } })
      : api.call(enableDriver, { params: { id }, body: { enable: action === 'enable' } });

  const act = async (action: Action, rows: readonly DriverRow[], clear: () => void) => {
    const count = rows.length;
    if (action === 'disable' && !(await dialogs.warn(t('fleet.drivers.bulk.confirmDisable', { count })))) return;
    setBusy(true);
    let done = 0;
    try {
      for (const { _id } of rows) {
        await change(action, _id);
        done += 1;
      }
      clear();
    } catch (error) {
      snackbar.failure('toggle', t('fleet.drivers.feedback.whatAll'), error);
    }
    setBusy(false);
    if (done > 0) snackbar.success(t(`fleet.drivers.bulk.${action}`, { count: done }));
    await Promise.all(DRIVER_QUERIES.map((area) => queries.invalidateQueries({ queryKey: [area] })));
  };

  const actionOf = (action: Action, icon: BulkAction<DriverRow>['icon']): BulkAction<DriverRow> => ({
    id: action,
    label: t(`fleet.drivers.actions.${action}`),
    icon,
    danger: action === 'disable',
    disabled: busy,
    onAct: (rows, clear) => void act(action, rows, clear),
  });
  return [
    actionOf('verify', <IconShieldCheck {...ICON} />),
    actionOf('enable', <IconToggleRight {...ICON} />),
    actionOf('disable', <IconToggleLeft {...ICON} />),
  ];
}
