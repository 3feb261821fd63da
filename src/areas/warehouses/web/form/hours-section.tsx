import { Button, Menu } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { holidaysOf } from '#countries/holidays.ts';
import { dayIn, showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { CheckboxGroupField } from '#ui/fields/choice/checkbox-group-field.tsx';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FieldGrid, FieldPair, FormSection, FullRow } from '#ui/form/layout.tsx';
import { CLOSURE_REASON_MAX, CLOSURES_MAX, SHIFTS_MAX } from '../../rules/warehouse-limits.ts';
import classes from './hours-section.module.css';
import { useWarehouseCountry } from './use-warehouse-country.ts';
import { newClosure, newHours, type WarehouseForm } from './warehouse-shape.ts';

const form = fieldsOf<WarehouseForm>();
/** Monday first; 0 is Sunday. */
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** When trucks come, day by day of the week. */
export function HoursSection(): ReactNode {
  const { t } = useTranslation();
  const entries = useFieldValue(form('hours'));
  return (
    <FormSection title={t('warehouses.form.hours')} text={t('warehouses.form.hoursHelp')}>
      <EntryList
        path={form('hours')}
        max={SHIFTS_MAX}
        nameField="starts"
        words={{
          one: (number) => t('warehouses.form.shift', { number }),
          add: t('warehouses.form.addShift'),
          remove: (name) => t('warehouses.form.removeShift', { name }),
        }}
        make={() => newHours(entries.length === 0)}
      >
        {(path) => <HourFields path={path} />}
      </EntryList>
    </FormSection>
  );
}

function useDockOptions() {
  return useFieldValue(form('docks')).map(({ id, name }) => ({ value: id, label: name }));
}

function HourFields({ path }: { readonly path: FieldName<WarehouseForm['hours'][number]> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(path);
  const docks = useDockOptions();
  return (
    <FieldGrid>
      <FullRow>
        <CheckboxGroupField
          name={field('weekdays')}
          label={t('warehouses.fields.weekdays')}
          options={WEEKDAYS.map((day) => ({ value: day, label: t(dynamicKey('warehouses.weekdays', day)) }))}
        />
      </FullRow>
      <FieldPair>
        <TimeField name={field('starts')} label={t('warehouses.fields.starts')} />
        <TimeField name={field('ends')} label={t('warehouses.fields.ends')} help={t('warehouses.form.endsHelp')} />
      </FieldPair>
      <MultiSelectField
        name={field('dockIds')}
        label={t('warehouses.fields.shiftDocks')}
        placeholder={t('warehouses.form.every')}
        options={docks}
      />
    </FieldGrid>
  );
}

/** Days and hours without work, and the holidays of the country to choose from. */
export function ClosureSection(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('warehouses.form.closures')} text={t('warehouses.form.closuresHelp')}>
      <EntryList
        path={form('closures')}
        max={CLOSURES_MAX}
        nameField="reason"
        words={{
          one: (number) => t('warehouses.form.closure', { number }),
          add: t('warehouses.form.addClosure'),
          remove: (name) => t('warehouses.form.removeClosure', { name }),
        }}
        make={() => newClosure()}
        otherAdds={(add) => <Holidays onAdd={(day, name) => add(newClosure(day, name))} />}
      >
        {(path) => <ClosureFields path={path} />}
      </EntryList>
    </FormSection>
  );
}

const HOLIDAYS_SHOWN = 15;

function Holidays({ onAdd }: { readonly onAdd: (day: string, name: string) => void }): ReactNode {
  const { t } = useTranslation();
  const country = useWarehouseCountry();
  const zone = useFieldValue(form('timeZone'));
  const taken = useFieldValue(form('closures'));
  const today = zone ? dayIn(new Date(), zone) : '';
  const next = holidaysOf(country, today)
    .filter(
      ({ day }) =>
        !taken.some(({ startsOn, endsOn }) => startsOn !== null && startsOn <= day && day <= (endsOn ?? startsOn)),
    )
    .slice(0, HOLIDAYS_SHOWN);
  if (next.length === 0) return null;
  const addAll = () => {
    for (const { day, name } of next) onAdd(day, name);
  };
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconCalendarPlus size="1.1rem" aria-hidden />}>
          {t('warehouses.form.holidays')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" className={classes.holidays!}>
        <Menu.Item onClick={addAll}>{t('warehouses.form.allHolidays')}</Menu.Item>
        <Menu.Divider />
        {next.map(({ day, name }) => (
          <Menu.Item key={day} onClick={() => onAdd(day, name)}>
            {showDay(day)} · {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ClosureFields({ path }: { readonly path: FieldName<WarehouseForm['closures'][number]> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(path);
  const wholeDay = useFieldValue(field('wholeDay'));
  const docks = useDockOptions();
  return (
    <FieldGrid>
      <FieldPair>
        <DateField name={field('startsOn')} label={t('warehouses.fields.startsOn')} />
        <DateField name={field('endsOn')} label={t('warehouses.fields.endsOn')} />
      </FieldPair>
      <SelectField
        name={field('dockId')}
        label={t('warehouses.fields.closedDock')}
        placeholder={t('warehouses.form.every')}
        options={docks}
      />
      <TextField name={field('reason')} label={t('warehouses.fields.reason')} max={CLOSURE_REASON_MAX} />
      <SwitchField name={field('wholeDay')} label={t('warehouses.fields.wholeDay')} />
      {!wholeDay && (
        <FieldPair>
          <TimeField name={field('starts')} label={t('warehouses.fields.starts')} required />
          <TimeField name={field('ends')} label={t('warehouses.fields.ends')} required />
        </FieldPair>
      )}
    </FieldGrid>
  );
}
