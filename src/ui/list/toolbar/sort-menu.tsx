import { ActionIcon, Menu } from '@mantine/core';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListDefinition, sortKeys } from '#kernel/list-definition.ts';
import { columnLabel } from '#kernel/list-phrases.ts';
import { withSort } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import { sortingOf } from '../table/sort-text.ts';
import classes from './toolbar.module.css';

interface SortMenuProps {
  readonly definition: ListDefinition;
  readonly control: ListControl;
}

/** The sort order, where there are no headings to click. */
export default function SortMenu({ definition, control }: SortMenuProps): ReactNode {
  const { t } = useTranslation();
  // By a column that is usually hidden only where the list already is.
  const orders = sortKeys(definition).filter(
    (sort) => sort === control.state.sort || !definition.columns[sortingOf(sort).id]?.hidden,
  );
  if (orders.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size="2.75rem" aria-label={t('ui.list.sort.title')}>
          <IconArrowsSort size="1.25rem" stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu!}>
        <Menu.RadioGroup
          value={control.state.sort}
          onChange={(sort) => control.change((state) => withSort(state, sort))}
        >
          {orders.map((sort) => {
            const { id, desc } = sortingOf(sort);
            const column = t(columnLabel(definition.id, id));
            return (
              <Menu.RadioItem key={sort} value={sort} closeMenuOnClick>
                {t(desc ? 'ui.list.sort.descending' : 'ui.list.sort.ascending', { column })}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
