import { Button, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { orderTruckCheck } from '#areas/load-orders/contract/order-slots.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import classes from './assign-form.module.css';
import { AssignedNotice } from './assigned-notice.tsx';
import { DriverPicker } from './driver-picker.tsx';
import { SearchInput } from './search-input.tsx';
import { Suggestions } from './suggestions.tsx';
import { type Driver, useAssigning } from './use-assigning.ts';

const PAUSE_MS = 300;

/** Chooses truck and driver: free, complete and near ones first, the others with the reasons against them. */
export default function AssignForm({ order, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const [suitable, setSuitable] = useState(true);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const [driver, setDriver] = useState<Driver | null>(null);
  const [picking, setPicking] = useState(false);
  const { assign, busy, assigned } = useAssigning(order);
  const choose = (suggestion: Suggestion | null) => {
    setChosen(suggestion);
    setDriver(suggestion?.assignable ? suggestion.trucker : null);
  };
  if (assigned) return <AssignedNotice assigned={assigned} onDone={onDone} />;
  if (chosen && picking) {
    return (
      <DriverPicker
        orderId={order._id}
        plate={chosen.transportUnit.plate}
        chosen={driver?._id ?? null}
        onBack={() => setPicking(false)}
        onChoose={(picked) => {
          setDriver(picked);
          setPicking(false);
        }}
      />
    );
  }
  return (
    <div className={classes.form}>
      <div className={classes.tools}>
        <SearchInput label={t('loadOrders.screens.assign.search')} value={text} onChange={setText} />
        <SegmentedControl
          aria-label={t('loadOrders.screens.assign.which')}
          value={suitable ? 'suitable' : 'others'}
          onChange={(value) => {
            setSuitable(value === 'suitable');
            choose(null);
          }}
          data={(['suitable', 'others'] as const).map((value) => ({
            value,
            label: t(`loadOrders.screens.assign.${value}`),
          }))}
        />
      </div>
      <Suggestions orderId={order._id} suitable={suitable} search={search} chosen={chosen} onChoose={choose} />
      <div className={classes.foot}>
        {chosen && (
          <SlotView
            of={orderTruckCheck}
            props={{ orderId: order._id, transportUnitId: chosen.transportUnit._id }}
            key={chosen.transportUnit._id}
          />
        )}
        {chosen && (
          <DriverLine
            plate={chosen.transportUnit.plate}
            name={driver?.fullName ?? null}
            onChange={() => setPicking(true)}
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onDone} disabled={busy}>
            {t('ui.form.buttons.cancel')}
          </Button>
          <Button disabled={!driver} loading={busy} onClick={() => chosen && driver && assign(chosen, driver)}>
            {chosen
              ? t('loadOrders.screens.assign.button', { plate: chosen.transportUnit.plate })
              : t('loadOrders.screens.actions.assign')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface DriverLineProps {
  readonly plate: string;
  /** Null while the truck has no driver who is free. */
  readonly name: string | null;
  readonly onChange: () => void;
}

/** The driver of the chosen truck, and the button to choose another. */
function DriverLine({ plate, name, onChange }: DriverLineProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.driver}>
      <IconSteeringWheel size="1.2rem" aria-hidden />
      <span className={classes.driverWords} role="status">
        {name
          ? t('loadOrders.screens.assign.willDrive', { plate, name })
          : t('loadOrders.screens.assign.nobodyDrives', { plate })}
      </span>
      <Button variant="default" size="compact-md" onClick={onChange}>
        {t(`loadOrders.screens.assign.${name ? 'otherDriver' : 'chooseDriver'}`)}
      </Button>
    </div>
  );
}
