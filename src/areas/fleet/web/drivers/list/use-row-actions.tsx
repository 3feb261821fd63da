import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import IconToggleLeft from '@tabler/icons-react/dist/esm/icons/IconToggleLeft.mjs';
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DriverRow } from '#areas/fleet/contract/driver.list.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { useDocumentsZip } from '../../documents/use-documents-zip.ts';
import { openSearch, profileAddress, updateAddress } from '../addresses.ts';
import { useDriverAccess } from '../use-driver-access.ts';
import { useDriverToggle } from '../use-driver-toggle.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

/** What the signed-in person may do with each row. */
export function useRowActions(market: Market): (row: DriverRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { mayUpdate } = useDriverAccess(market);
  const { setEnabled, setVerified } = useDriverToggle();
  const zip = useDocumentsZip('driver');
  const say = (action: NameIn<'fleet.drivers.actions'>) => t(`fleet.drivers.actions.${action}`);
  return (row) => {
    const { _id, fullName, verified } = row;
    const enabled = row.status === 'enabled';
    const reading: RowAction[] = [
      { id: 'open', label: say('details'), icon: <IconEye {...ICON} />, href: openSearch(params, _id) },
      { id: 'profile', label: say('profile'), icon: <IconId {...ICON} />, href: profileAddress(market, _id) },
      {
        id: 'zip',
        label: say('zip'),
        icon: <IconFileZip {...ICON} />,
        onAct: () => void zip.download(_id, fullName),
      },
    ];
    if (!mayUpdate) return reading;
    return [
      { id: 'edit', label: say('edit'), icon: <IconPencil {...ICON} />, href: updateAddress(market, _id) },
      ...reading,
      {
        id: 'verify',
        label: say(verified ? 'unverify' : 'verify'),
        icon: verified ? <IconShieldX {...ICON} /> : <IconShieldCheck {...ICON} />,
        onAct: () => setVerified(row, !verified),
      },
      {
        id: 'toggle',
        label: say(enabled ? 'disable' : 'enable'),
        icon: enabled ? <IconToggleLeft {...ICON} /> : <IconToggleRight {...ICON} />,
        danger: enabled,
        onAct: () => void setEnabled(row, !enabled),
      },
    ];
  };
}
