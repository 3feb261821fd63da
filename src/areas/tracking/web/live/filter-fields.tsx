import { Button, Popover, Select } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import classes from './map-screen.module.css';
import { FILTER_NAMES, type FilterName, type MapState, optionsOf } from './map-state.ts';

interface FilterFieldsProps {
  readonly trucks: readonly LiveTruck[];
  readonly filters: MapState['filters'];
  readonly onChange: (filters: MapState['filters']) => void;
}

/** Narrows the map by what trucks carry, for whom and where. */
export function FilterFields({ trucks, filters, onChange }: FilterFieldsProps): ReactNode {
  const { t } = useTranslation();
  const count = Object.keys(filters).length;
  const nameOf = (name: FilterName, value: string) => {
    // The others are names.
    if (name === 'alert') return t(dynamicKey('tracking.alerts.types', value));
    if (name === 'status') return t(dynamicKey('tracking.live.status', value));
    return name === 'freshness' ? t(dynamicKey('tracking.live.freshness', value)) : value;
  };
  return (
    <Popover position="bottom-end" width={320} trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size="1.1rem" aria-hidden />}>
          {count === 0 ? t('tracking.live.filters.open') : t('tracking.live.filters.some', { count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.filters!} aria-label={t('tracking.live.filters.open')}>
        {FILTER_NAMES.map((name) => (
          <Select
            key={name}
            size="xs"
            clearable
            searchable
            comboboxProps={{ withinPortal: false }}
            label={t(`tracking.live.filters.${name}`)}
            value={filters[name] ?? null}
            data={[...new Set([...optionsOf(trucks, name), ...(filters[name] ? [filters[name]] : [])])].map(
              (value) => ({
                value,
                label: nameOf(name, value),
              }),
            )}
            onChange={(value) => {
              const { [name]: _before, ...rest } = filters;
              onChange(value === null ? rest : { ...rest, [name]: value });
            }}
          />
        ))}
        <Button variant="subtle" disabled={count === 0} onClick={() => onChange({})}>
          {t('tracking.live.filters.clear')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
