import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { PublicPage } from '#ui/public-page/public-page.tsx';

/** What the camera of a passer-by finds: only what it is. The driver who opens the link gets the QR code to show. */
export default function TicketPage(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <PublicPage>
      <Stack gap="md">
        <Title order={1}>{t('warehouses.ticket.page.title')}</Title>
        <Text>{t('warehouses.ticket.page.text')}</Text>
        <Text>{t('warehouses.ticket.page.driver')}</Text>
        <QrCode
          value={`${window.location.origin}${pathname}`}
          label={t('warehouses.ticket.qr')}
          size="min(100%, 20rem)"
        />
      </Stack>
    </PublicPage>
  );
}
