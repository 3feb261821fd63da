import { Button, Text } from '@mantine/core';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { listSessions } from '#areas/session/contract/session.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './profile.module.css';

type Session = CallReply<typeof listSessions>['sessions'][number];

const HANDHELD = new Set<string | null>(['Android', 'iOS']);

interface SessionLineProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

export function SessionLine({ session, busy, onEnd }: SessionLineProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { browser, system } = session.device;
  const device = t('session.profile.sessions.device', {
    browser: browser ?? t('session.profile.sessions.unknownBrowser'),
    system: system ?? t('session.profile.sessions.unknownSystem'),
  });
  const Icon = HANDHELD.has(system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <span className={classes.device}>
        <Icon size="1.35rem" stroke={1.5} aria-hidden />
      </span>
      <div className={classes.words}>
        <span className={classes.deviceName}>
          {device}
          {session.current && <Chip tone="success">{t('session.profile.sessions.current')}</Chip>}
        </span>
        <Text size="xs" c="dimmed" component="span">
          {session.address && `${session.address} · `}
          {t('session.profile.sessions.seen')} <RelativeTime instant={session.lastSeenAt} />
          {' · '}
          {t('session.profile.sessions.since', { date: showInstant(new Date(session.createdAt)) })}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="compact-md"
          disabled={busy}
          onClick={onEnd}
          aria-label={t('session.profile.sessions.endNamed', { device })}
        >
          {t('session.profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
