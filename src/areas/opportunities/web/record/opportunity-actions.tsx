import { ActionIcon, Button, Menu } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconUsersMinus from '@tabler/icons-react/dist/esm/icons/IconUsersMinus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { OpportunityAction } from '#areas/opportunities/contract/opportunity-actions.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { cloneAddress, type RecordPlace, updateAddress } from './record-addresses.ts';
import { useOpportunitySteps } from './use-opportunity-steps.ts';

const ICON = { size: '1.1rem', stroke: 1.7, 'aria-hidden': true } as const;

interface OpportunityActionsProps {
  readonly opportunity: OpportunityView;
  readonly place: RecordPlace;
}

/** What the reader may do with the opportunity in its present state. */
export function OpportunityActions({ opportunity, place }: OpportunityActionsProps): ReactNode {
  const { t } = useTranslation();
  const { _id, code, actions, applicants } = opportunity;
  const canOpen = useCanOpen();
  const [asked, ask] = useState<'cancel' | 'rejectAll' | null>(null);
  const steps = useOpportunitySteps(opportunity, () => ask(null));
  const may = (action: OpportunityAction) => actions.includes(action);
  const update = updateAddress(place, _id);
  const clone = cloneAddress(place, _id);
  const mayUpdate = may('update') && canOpen(update);
  const mayClone = may('clone') && canOpen(clone);
  const mayRejectAll = may('rejectAll') && applicants > 0;
  const close = () => ask(null);
  return (
    <>
      {mayUpdate && (
        <Button component={Link} to={update} variant="default" leftSection={<IconPencil {...ICON} />}>
          {t('opportunities.record.actions.update')}
        </Button>
      )}
      {may('publish') && (
        <Button leftSection={<IconSend {...ICON} />} loading={steps.isPublishing} onClick={steps.publish}>
          {t('opportunities.record.actions.publish')}
        </Button>
      )}
      {(may('unpublish') || mayClone || mayRejectAll || may('cancel')) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              data-menu
              variant="default"
              size="input-sm"
              loading={steps.isUnpublishing}
              aria-label={t('opportunities.record.actions.more')}
            >
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {may('unpublish') && (
              <Menu.Item leftSection={<IconEyeOff {...ICON} />} onClick={() => void steps.unpublish()}>
                {t('opportunities.record.actions.unpublish')}
              </Menu.Item>
            )}
            {mayClone && (
              <Menu.Item component={Link} to={clone} leftSection={<IconCopy {...ICON} />}>
                {t('opportunities.record.actions.clone')}
              </Menu.Item>
            )}
            {mayRejectAll && (
              <Menu.Item leftSection={<IconUsersMinus {...ICON} />} onClick={() => ask('rejectAll')}>
                {t('opportunities.record.actions.rejectAll')}
              </Menu.Item>
            )}
            {may('cancel') && (
              <Menu.Item color="red" leftSection={<IconBan {...ICON} />} onClick={() => ask('cancel')}>
                {t('opportunities.record.actions.cancel')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <ReasonDialog
        opened={asked === 'cancel'}
        title={t('ui.dialog.confirmation.cancel.f', { name: `${t('opportunities.record.name')} ${code}` })}
        text={t('opportunities.record.cancel.text')}
        button={t('ui.dialog.confirmation.cancel.button')}
        final
        busy={steps.isCancelling}
        onConfirm={steps.cancel}
        onClose={close}
      />
      <ReasonDialog
        opened={asked === 'rejectAll'}
        title={t('opportunities.record.reject.allTitle')}
        text={t('opportunities.record.reject.allText')}
        button={t('opportunities.record.reject.button')}
        busy={steps.isRejecting}
        onConfirm={steps.rejectAll}
        onClose={close}
      />
    </>
  );
}
