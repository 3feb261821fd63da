import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceView } from '#areas/tracking/contract/device.shapes.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { Percent, TruckLink } from '../list/device-cells.tsx';

/** What is known of a device, and how it is doing now. */
export function DeviceFacts({ device }: { readonly device: DeviceView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { identifier, kind, truck, driver, contactAt, secretAt, claimedProtocol } = device;
  const label = (name: 'lastSeen' | 'battery' | 'power' | 'ignition' | 'interval' | 'silence' | 'secret') =>
    t(`tracking.devices.detail.${name}`);
  const onOff = (value: boolean | null) =>
    value === null ? <None /> : t(value ? 'tracking.devices.detail.on' : 'tracking.devices.detail.off');
  return (
    <Section title={t('tracking.devices.detail.facts')}>
      <Facts
        facts={[
          {
            label: t('tracking.devices.fields.identifier'),
            value: (
              <>
                {identifier} <CopyButton value={identifier} label={identifier} />
              </>
            ),
          },
          { label: t('tracking.devices.fields.kind'), value: t(`lists.devices.values.kind.${kind}`) },
          {
            label: t('tracking.devices.fields.truck'),
            value: truck ? <TruckLink id={truck._id} market={truck.market} plate={truck.plate} /> : <None />,
          },
          ...(kind === 'phone'
            ? [{ label: t('tracking.devices.fields.driver'), value: driver?.fullName ?? <None /> }]
            : []),
          {
            label: label('lastSeen'),
            value: contactAt ? <RelativeTime instant={contactAt} /> : t('tracking.devices.never'),
          },
          { label: label('battery'), value: <Percent value={device.battery} /> },
          { label: label('power'), value: onOff(device.hasPower) },
          { label: label('ignition'), value: onOff(device.ignition) },
          {
            label: label('interval'),
            value: numbers.withUnit(device.expectedInterval, t('tracking.devices.units.seconds')),
          },
          {
            label: label('silence'),
            value: numbers.withUnit(device.silenceMinutes, t('tracking.devices.units.minutes')),
          },
          {
            label: label('secret'),
            value: secretAt ? <RelativeTime instant={secretAt} /> : t('tracking.devices.detail.noSecret'),
          },
          ...(claimedProtocol
            ? [
                {
                  label: t('tracking.devices.fields.claimedProtocol'),
                  value: t(`tracking.devices.protocols.${claimedProtocol}`),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
