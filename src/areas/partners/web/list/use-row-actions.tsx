import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconToggleLeft from '@tabler/icons-react/dist/esm/icons/IconToggleLeft.mjs';
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PartnerRow } from '#areas/partners/contract/partner.list.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { updateAddress } from '../addresses.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { usePartnerToggle } from '../use-partner-toggle.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

/** What the signed-in person may do with each row. */
export function useRowActions(kind: PartnerKind): (row: PartnerRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { mayWrite } = usePartnerAccess(kind);
  const { toggle } = usePartnerToggle(kind);
  return ({ _id, name, status }) => {
    if (!mayWrite) return [];
    const active = status === 'active';
    return [
      {
        id: 'edit',
        label: t('partners.actions.edit'),
        icon: <IconPencil {...ICON} />,
        href: updateAddress(kind, _id, params),
      },
      {
        id: 'toggle',
        label: t(active ? 'partners.actions.disable' : 'partners.actions.enable'),
        icon: active ? <IconToggleLeft {...ICON} /> : <IconToggleRight {...ICON} />,
        danger: active,
        onAct: () => void toggle({ _id, name, active }),
      },
    ];
  };
}
