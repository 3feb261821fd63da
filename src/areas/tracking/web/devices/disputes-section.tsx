import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { type Dispute, grantClaim, readDisputes } from '../../contract/device-settings.calls.ts';

const REFRESH_MS = 30_000;

/** For the platform: numbers that several companies claim, of which one gets each. */
export default function DisputesSection(): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall(readDisputes, {}, { refetchInterval: REFRESH_MS });
  if (!data || data.disputes.length === 0) return null;
  return (
    <Section title={t('tracking.devices.disputes.title')} count={data.disputes.length}>
      <Stack gap="md">
        <Text size="sm">{t('tracking.devices.disputes.help')}</Text>
        {data.disputes.map((dispute) => (
          <DisputeLine key={`${dispute.protocol} ${dispute.identifier}`} dispute={dispute} />
        ))}
      </Stack>
    </Section>
  );
}

function DisputeLine({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const grant = useAction(grantClaim, {
    refresh: ['devices'],
    onFailed: (error) => snackbar.failure('update', t('tracking.devices.what'), error),
  });
  const { protocol, identifier, claims } = dispute;
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text fw={600}>
          {identifier} · {t(`tracking.devices.protocols.${protocol}`)}
        </Text>
      }
    >
      <Stack gap="xs" mt="xs">
        {claims.map(({ deviceId, companyName, name, since, isGranted }) => (
          <Group key={deviceId} gap="sm">
            <Text size="sm">
              {[companyName, name].filter(Boolean).join(' · ')} · <RelativeTime instant={since} />
            </Text>
            {isGranted ? (
              <Chip tone="success">{t('tracking.devices.disputes.granted')}</Chip>
            ) : (
              <Button
                size="xs"
                variant="default"
                loading={grant.isPending}
                onClick={() =>
                  grant.mutate(
                    { body: { deviceId } },
                    { onSuccess: () => snackbar.success(t('tracking.devices.disputes.done')) },
                  )
                }
              >
                {t('tracking.devices.disputes.grant', { company: companyName })}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Fieldset>
  );
}
