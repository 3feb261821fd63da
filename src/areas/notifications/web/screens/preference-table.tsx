import { NativeSelect, Switch, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RECEIVE_NOTIFICATIONS } from '../../contract/notification.permissions.ts';
import { MAIL_RHYTHMS, type MailRhythm, type Preference } from '../../rules/notification-preference.ts';
import classes from './screens.module.css';

const CHANNELS = ['inApp', 'push', 'mail'] as const;

interface Row extends Preference {
  readonly mayBeMuted: boolean;
  readonly mailRhythm: MailRhythm | null;
}

interface PreferenceTableProps {
  readonly preferences: readonly Row[];
  readonly onChange: (changed: Row) => void;
}

/** A row per kind, a switch per channel; those outside the application only for people who receive notifications. */
export function PreferenceTable({ preferences, onChange }: PreferenceTableProps): ReactNode {
  const { t } = useTranslation();
  const receives = useHolds(RECEIVE_NOTIFICATIONS);
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover className={classes.table ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('notifications.settings.type')}</Table.Th>
          {CHANNELS.map((channel) => (
            <Table.Th key={channel} className={classes.channel ?? ''}>
              {t(`notifications.settings.${channel}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {preferences.map((row) => (
          <Table.Tr key={row.type}>
            <Table.Th scope="row" className={classes.subject ?? ''}>
              {t(dynamicKey('notifications.types', row.type))}
              {!row.mayBeMuted && (
                <Text component="span" display="block" size="xs" c="dimmed">
                  {t('notifications.settings.alwaysInApp')}
                </Text>
              )}
              {row.mailRhythm && <RhythmChoice row={{ ...row, mailRhythm: row.mailRhythm }} onChange={onChange} />}
            </Table.Th>
            {CHANNELS.map((channel) => (
              <Table.Td key={channel} className={classes.channel ?? ''}>
                <Switch
                  size="md"
                  className={classes.switch ?? ''}
                  checked={row[channel] && (receives || channel === 'inApp')}
                  disabled={channel === 'inApp' ? !row.mayBeMuted : !receives}
                  aria-label={`${t(dynamicKey('notifications.types', row.type))}: ${t(`notifications.settings.${channel}`)}`}
                  onChange={(event) => onChange({ ...row, [channel]: event.currentTarget.checked })}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface RhythmChoiceProps extends Pick<PreferenceTableProps, 'onChange'> {
  readonly row: Row & { readonly mailRhythm: MailRhythm };
}

/** Whether each mail comes by itself or several together, for whoever gets mails of the kind. */
function RhythmChoice({ row, onChange }: RhythmChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <NativeSelect
      size="xs"
      className={classes.rhythm ?? ''}
      aria-label={t('notifications.settings.rhythm', { subject: t(dynamicKey('notifications.types', row.type)) })}
      disabled={!row.mail}
      value={row.mailRhythm}
      data={MAIL_RHYTHMS.map((value) => ({ value, label: t(`notifications.settings.rhythms.${value}`) }))}
      onChange={({ currentTarget }) => {
        const mailRhythm = MAIL_RHYTHMS.find((one) => one === currentTarget.value);
        if (mailRhythm) onChange({ ...row, mailRhythm });
      }}
    />
  );
}
