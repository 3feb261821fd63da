import { Button, Radio, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DriverSuggestion, suggestDrivers } from '#areas/load-orders/contract/order-assign.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import classes from './assign-form.module.css';
import { MOST, MoreButton, STEP } from './more-button.tsx';
import { ReasonChips } from './reason-chips.tsx';
import { SearchInput } from './search-input.tsx';
import { Stars } from './stars.tsx';

interface DriverPickerProps {
  readonly orderId: string;
  readonly plate: string;
  readonly chosen: string | null;
  readonly onChoose: (driver: DriverSuggestion) => void;
  readonly onBack: () => void;
}

const PAUSE_MS = 300;

/** Chooses another driver for the chosen truck. */
export function DriverPicker({ orderId, plate, chosen, onChoose, onBack }: DriverPickerProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS);
  return (
    <div className={classes.form}>
      <div className={classes.tools}>
        <SearchInput label={t('loadOrders.screens.assign.searchDriver')} value={text} onChange={setText} />
      </div>
      <Drivers key={search} orderId={orderId} search={search} chosen={chosen} onChoose={onChoose} />
      <div className={classes.foot}>
        <div className={classes.actions}>
          <Button variant="default" onClick={onBack}>
            {t('loadOrders.screens.assign.backToTruck', { plate })}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface DriversProps {
  readonly orderId: string;
  readonly search: string;
  readonly chosen: string | null;
  readonly onChoose: (driver: DriverSuggestion) => void;
}

function Drivers({ orderId, search, chosen, onChoose }: DriversProps): ReactNode {
  const { t } = useTranslation();
  const [size, setSize] = useState(STEP);
  const query = { size, ...(search ? { search } : {}) };
  const reply = useCall(suggestDrivers, { params: { id: orderId }, query }, { placeholderData: (kept) => kept });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} error={reply.error} />;
  if (!reply.data) return <CardsSkeleton cards={4} />;
  const { drivers, totalRegistry } = reply.data;
  if (drivers.length === 0) {
    return <EmptyState compact icon={IconUserOff} title={t('loadOrders.screens.assign.noDrivers')} />;
  }
  const pick = (id: string) => {
    const found = drivers.find(({ _id }) => _id === id);
    if (found) onChoose(found);
  };
  return (
    <>
      <Radio.Group
        label={<VisuallyHidden>{t('loadOrders.screens.assign.drivers')}</VisuallyHidden>}
        value={chosen}
        onChange={pick}
      >
        <div className={classes.cards}>
          {drivers.map((driver) => (
            <DriverCard key={driver._id} driver={driver} />
          ))}
        </div>
      </Radio.Group>
      <MoreButton shown={drivers.length} all={totalRegistry} onMore={() => setSize(Math.min(size + STEP, MOST))} />
    </>
  );
}

/** One driver with their usual truck and the reasons against them. */
function DriverCard({ driver }: { readonly driver: DriverSuggestion }): ReactNode {
  const { t } = useTranslation();
  const { _id, fullName, rating, plate, assignable, reasons } = driver;
  return (
    <Radio.Card value={_id} disabled={!assignable} className={classes.card!}>
      <Radio.Indicator disabled={!assignable} />
      <PersonAvatar name={fullName} photo={null} size="md" />
      <span className={classes.words}>
        <span className={classes.names}>
          <strong>{fullName}</strong>
          <Stars rating={rating} />
        </span>
        <span className={classes.quiet}>
          {plate ? t('loadOrders.screens.assign.drives', { plate }) : t('loadOrders.screens.assign.noTruck')}
        </span>
        <ReasonChips free={assignable} reasons={reasons} />
      </span>
    </Radio.Card>
  );
}
