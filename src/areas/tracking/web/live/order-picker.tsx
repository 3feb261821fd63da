import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionLine } from '#ui/fields/choice/option-line.tsx';
import { SearchState } from '#ui/fields/choice/search-state.tsx';
import { useChosenOption, useOptionSearch } from '#ui/fields/choice/use-option-search.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';

interface OrderPickerProps {
  readonly orderId: string | null;
  readonly onChange: (orderId: string | null) => void;
}

/** Chooses one of the orders that need a truck. */
export function OrderPicker({ orderId, onChange }: OrderPickerProps): ReactNode {
  const { t } = useTranslation();
  const source = useWaitingOrders();
  const [text, setText] = useState('');
  const chosen = useChosenOption(source, orderId, undefined);
  // Right after a choice the box contains its name; searching for that would only empty the list.
  const search = useOptionSearch(source, text === chosen?.label ? '' : text, 0);
  const all = [...search.options, ...(chosen ? [chosen] : [])];
  return (
    <Select
      size="sm"
      label={t('tracking.live.nearest.order')}
      placeholder={t('tracking.live.nearest.anyOrder')}
      data={[...new Map(all.map(({ value, label }) => [value, { value, label }])).values()]}
      filter={() => search.options.map(({ value, label }) => ({ value, label, disabled: false }))}
      renderOption={({ option, checked }) => (
        <OptionLine option={all.find(({ value }) => value === option.value) ?? option} chosen={checked ?? false} />
      )}
      searchable
      clearable
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage={<SearchState search={search} minLetters={0} />}
      value={orderId}
      onChange={onChange}
    />
  );
}
