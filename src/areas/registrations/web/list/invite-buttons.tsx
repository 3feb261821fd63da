import { Button } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/registrations/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** The way from the transport companies to those who are invited to become one. */
export default function InviteButtons(): ReactNode {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={addressOf(screens.registrations)}
      variant="default"
      leftSection={<IconUserPlus size="1.1rem" stroke={1.6} aria-hidden />}
    >
      {t('registrations.invite.list')}
    </Button>
  );
}
