import { Button, MultiSelect, Popover } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { filterValueText } from './filter-name.ts';
import classes from './map-screen.module.css';
import { FILTER_NAMES, optionsOf, type TruckFilters, withFilter } from './truck-filters.ts';

interface FilterProps {
  readonly filters: TruckFilters;
  readonly onChange: (filters: TruckFilters) => void;
}

interface FilterFieldsProps extends FilterProps {
  readonly trucks: readonly LiveTruck[];
}

/** Narrows the map by what trucks carry, for whom and where. */
export function FilterFields({ trucks, filters, onChange }: FilterFieldsProps): ReactNode {
  const { t } = useTranslation();
  const count = Object.keys(filters).length;
  return (
    <Popover position="bottom-end" width={340} trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size="1.1rem" aria-hidden />}>
          {count === 0 ? t('tracking.live.filters.open') : t('tracking.live.filters.some', { count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.filters!} aria-label={t('tracking.live.filters.open')}>
        {FILTER_NAMES.map((name) => (
          <MultiSelect
            key={name}
            size="xs"
            clearable
            searchable
            comboboxProps={{ withinPortal: false }}
            label={t(`tracking.live.filters.${name}`)}
            value={[...(filters[name] ?? [])]}
            data={[...new Set([...optionsOf(trucks, name), ...(filters[name] ?? [])])].map((value) => ({
              value,
              label: filterValueText(t, name, value),
            }))}
            onChange={(values) => onChange(withFilter(filters, name, values))}
          />
        ))}
        <Button variant="subtle" disabled={count === 0} onClick={() => onChange({})}>
          {t('tracking.live.filters.clear')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What the map is narrowed by, each to be taken away alone. */
export function FilterChips({ filters, onChange }: FilterProps): ReactNode {
  const { t } = useTranslation();
  const set = FILTER_NAMES.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })));
  if (set.length === 0) return null;
  return (
    <ul className={classes.filterChips} aria-label={t('tracking.live.filters.open')}>
      {set.map(({ name, value }) => {
        const text = `${t(`tracking.live.filters.${name}`)}: ${filterValueText(t, name, value)}`;
        const rest = (filters[name] ?? []).filter((one) => one !== value);
        return (
          <li key={text}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t('tracking.live.filters.remove', { filter: text })}
              onClick={() => onChange(withFilter(filters, name, rest))}
            >
              <span>{text}</span>
              <IconX size="0.9rem" aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
