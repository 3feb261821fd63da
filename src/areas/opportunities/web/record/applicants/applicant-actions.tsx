import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress } from '#areas/operations/contract/operation-addresses.ts';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { awardAddress } from '../record-addresses.ts';
import { applicantName } from './applicant-name.ts';

const ICON = { size: '1.1rem', stroke: 1.7, 'aria-hidden': true } as const;

interface ApplicantActionsProps {
  readonly applicant: ApplicantView;
  readonly detailsSearch: string;
  readonly onOffer: () => void;
  readonly onReject: () => void;
}

/** What the reader may do with an application: an accepted one leads to its operation. */
export function ApplicantActions({ applicant, detailsSearch, onOffer, onReject }: ApplicantActionsProps): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const { _id, opportunityId, operationId, actions } = applicant;
  const award = awardAddress(opportunityId, _id);
  const operation = operationId && detailAddress('normal', operationId);
  return (
    <>
      {actions.includes('award') && canOpen(award) && (
        <Button component={Link} to={award} data-main>
          {t('opportunities.record.applicants.actions.award')}
        </Button>
      )}
      {actions.includes('offer') && (
        <Button variant="default" onClick={onOffer}>
          {t('opportunities.record.applicants.actions.offer')}
        </Button>
      )}
      {operation && canOpen(operation) && (
        <Button component={Link} to={operation} variant="default">
          {t('opportunities.record.applicants.actions.operation')}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            data-menu
            variant="default"
            size="input-sm"
            aria-label={t('opportunities.record.applicants.more', { name: applicantName(applicant) })}
          >
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={{ search: detailsSearch }} leftSection={<IconListDetails {...ICON} />}>
            {t('opportunities.record.applicants.actions.details')}
          </Menu.Item>
          {actions.includes('reject') && (
            <Menu.Item color="red" leftSection={<IconUserX {...ICON} />} onClick={onReject}>
              {t('opportunities.record.applicants.actions.reject')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
