import { Button } from '@mantine/core';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { READ_ANY_DRIVER } from '#areas/fleet/contract/driver.permissions.ts';
import { openDriver } from '#areas/fleet/contract/driver-search.calls.ts';
import type { AssignmentView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { orderTruckCheck } from '#areas/load-orders/contract/order-slots.ts';
import { screens as tracking } from '#areas/tracking/area.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { PhoneLinks } from '#ui/feedback/phone-links.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { Stars } from '../assign/stars.tsx';
import classes from './assignment-section.module.css';

/** Who drives what, and how to reach them. */
export function AssignmentSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { assignment, moves } = order;
  const task = moves.includes('reassign') ? 'reassign' : moves.includes('assign') ? 'assign' : null;
  const button = task && (
    <Button component={Link} to={taskSearch(params, task, order._id)} variant="default" size="xs">
      {t(`loadOrders.screens.actions.${task}`)}
    </Button>
  );
  return (
    <Section title={t('loadOrders.screens.assignment')} action={assignment?.plate ? button : null}>
      {assignment?.plate ? (
        <>
          <Assigned assignment={assignment} />
          {moves.includes('start') && assignment.transportUnitId && (
            <SlotView
              of={orderTruckCheck}
              props={{ orderId: order._id, transportUnitId: assignment.transportUnitId }}
            />
          )}
        </>
      ) : (
        <EmptyState
          compact
          icon={IconTruck}
          title={t('loadOrders.screens.unassigned')}
          {...(assignment?.companyName
            ? { text: t('loadOrders.screens.carrierChooses', { name: assignment.companyName }) }
            : {})}
          action={button}
        />
      )}
    </Section>
  );
}

function Assigned({ assignment }: { readonly assignment: AssignmentView }): ReactNode {
  const { t } = useTranslation();
  const { plate, userId, fullName, phone, companyName, trailerPlate, gpsDeviceId, assignedAt, acceptedAt } = assignment;
  const [code = '', number = ''] = phone?.split(' ') ?? [];
  const all: readonly { readonly label: NameIn<'loadOrders.screens.fields'>; readonly value: ReactNode }[] = [
    { label: 'trailerPlate', value: trailerPlate },
    { label: 'carrier', value: companyName },
    { label: 'gpsDeviceId', value: gpsDeviceId && <DeviceLink id={gpsDeviceId} /> },
    { label: 'assignedAt', value: assignedAt && <RelativeTime instant={assignedAt} /> },
    { label: 'acceptedAt', value: acceptedAt && <RelativeTime instant={acceptedAt} /> },
  ];
  const facts = all.filter(({ value }) => value !== null);
  return (
    <>
      <div className={classes.driver}>
        <PersonAvatar name={fullName ?? ''} photo={null} size="lg" />
        <div className={classes.words}>
          <span className={classes.name}>{fullName}</span>
          {userId && <KnownDriver id={userId} />}
          {phone ? (
            <PhoneLinks name={fullName ?? ''} code={code} phone={number} />
          ) : (
            <span className={classes.quiet}>{t('loadOrders.screens.hiddenPhone')}</span>
          )}
        </div>
        <span className={classes.plate}>
          {plate}
          {plate && <CopyButton value={plate} label={plate} />}
        </span>
      </div>
      {facts.length > 0 && (
        <Facts facts={facts.map(({ label, value }) => ({ label: t(`loadOrders.screens.fields.${label}`), value }))} />
      )}
    </>
  );
}

/** The device's own record, for whoever may open it; it is found by what the truck calls it. */
function DeviceLink({ id }: { readonly id: string }): ReactNode {
  const canOpen = useCanOpen();
  const address = addressOf(tracking.device, { deviceId: id });
  return canOpen(address) ? <Link to={address}>{id}</Link> : id;
}

/** What anybody who looks for drivers may know of one, also of the carrier's: how they were rated, and their experience. */
function KnownDriver({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const mayRead = useHolds(READ_ANY_DRIVER);
  const { data } = useCall(openDriver, { params: { id } }, { enabled: mayRead, retry: false });
  if (!data) return null;
  const { rating, driverLicenseCategory, verified, totalTravel } = data.trucker;
  const facts = [
    driverLicenseCategory && t('loadOrders.screens.knownDriver.licence', { category: driverLicenseCategory }),
    verified && t('loadOrders.screens.knownDriver.verified'),
    t('loadOrders.screens.knownDriver.trips', { count: totalTravel }),
  ];
  return (
    <span className={classes.quiet}>
      <Stars rating={rating} /> {facts.filter(Boolean).join(' · ')}
    </span>
  );
}
