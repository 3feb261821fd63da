import { Button, Text } from '@mantine/core';
import IconBellCog from '@tabler/icons-react/dist/esm/icons/IconBellCog.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as notifications } from '#areas/notifications/area.ts';
import { currentUser } from '#areas/session/contract/profile.calls.ts';
import { receivedInvitationsPanel } from '#areas/session/contract/profile-slots.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton, FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { DataForm } from './data-form.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import classes from './profile.module.css';
import { SessionsCard } from './sessions-card.tsx';

const NOTIFICATION_SETTINGS = addressOf(notifications.preferences);

/** The whole profile of the user on one page. */
export default function ProfileScreen(): ReactNode {
  const { data: user, isError, refetch } = useCall(currentUser, {}, { staleTime: 0 });
  const canOpen = useCanOpen();
  if (isError && !user) return <QueryError onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <div className={classes.aside}>{user ? <PhotoCard user={user} /> : <CardsSkeleton cards={1} />}</div>
      <div className={classes.main}>
        <Suspense fallback={null}>
          <SlotView of={receivedInvitationsPanel} props={{}} />
        </Suspense>
        {user ? <DataForm user={user} /> : <FormSkeleton fields={6} />}
        <PreferencesCard />
        {user && <EmailCard email={user.auth.email} />}
        {user && <PasswordCard email={user.auth.email} />}
        <SessionsCard />
        {canOpen(NOTIFICATION_SETTINGS) && <NotificationsCard />}
      </div>
    </div>
  );
}

function NotificationsCard(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('session.profile.sections.notifications')}>
      <div className={classes.row}>
        <Text size="sm" c="dimmed">
          {t('session.profile.notifications.text')}
        </Text>
        <Button
          component={Link}
          to={NOTIFICATION_SETTINGS}
          variant="default"
          leftSection={<IconBellCog size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('session.profile.notifications.open')}
        </Button>
      </div>
    </FormSection>
  );
}
