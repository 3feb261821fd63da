import { Accordion, ActionIcon, Button, Drawer, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterLabels, groupLabel } from '#kernel/list-phrases.ts';
import { totalWords } from '../pagination/page-span.ts';
import { everything, withFilter } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './filter-drawer.module.css';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterSource } from './filter-source.ts';
import { FilterValue } from './filter-value.tsx';
import { offeredFilters } from './offered-filters.ts';

interface FilterDrawerProps {
  readonly source: FilterSource;
  readonly control: ListControl;
  readonly total: number | undefined;
}

/** All filters on a phone. They apply at once; the button only leads back to the rows. */
export default function FilterDrawer({ source, control, total }: FilterDrawerProps): ReactNode {
  const { t } = useTranslation();
  const [opened, drawer] = useDisclosure(false);
  const { definition } = source;
  const { filters } = control.state;
  const active = Object.keys(filters).length;
  const usedOf = (keys: readonly string[]) => keys.filter((key) => key in filters).length;
  return (
    <>
      <Indicator label={active} size="1.1rem" disabled={active === 0}>
        <ActionIcon
          variant="default"
          size="2.75rem"
          aria-label={t('ui.list.filters.open', { number: active })}
          onClick={drawer.open}
        >
          <IconFilter size="1.25rem" stroke={1.6} aria-hidden />
        </ActionIcon>
      </Indicator>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        position="bottom"
        size="100%"
        title={t('ui.list.filters.title')}
        closeButtonProps={{ 'aria-label': t('ui.feedback.close') }}
        classNames={{ content: classes.content!, body: classes.body!, title: classes.title! }}
      >
        <Accordion className={classes.filters!} chevronPosition="right">
          {offeredFilters(definition, () => false).map((one) =>
            'filter' in one ? (
              <FilterItem key={one.filter} source={source} filter={one.filter} control={control} />
            ) : (
              <Accordion.Item key={one.group} value={`group ${one.group}`}>
                <Accordion.Control>
                  <span className={classes.label}>{t(groupLabel(definition.id, one.group))}</span>
                  {usedOf(one.filters) > 0 && usedOf(one.filters)}
                </Accordion.Control>
                <Accordion.Panel>
                  <Accordion chevronPosition="right">
                    {one.filters.map((filter) => (
                      <FilterItem key={filter} source={source} filter={filter} control={control} />
                    ))}
                  </Accordion>
                </Accordion.Panel>
              </Accordion.Item>
            ),
          )}
        </Accordion>
        <div className={classes.foot}>
          <Button
            variant="default"
            size="md"
            px="sm"
            disabled={active === 0}
            onClick={() => control.change(everything)}
          >
            {t('ui.list.filters.clear')}
          </Button>
          <Button size="md" className={classes.show!} onClick={drawer.close}>
            {t('ui.list.filters.show', { total: totalWords(total, t) })}
          </Button>
        </div>
      </Drawer>
    </>
  );
}

interface FilterItemProps extends Pick<FilterDrawerProps, 'source' | 'control'> {
  readonly filter: string;
}

function FilterItem({ source, filter, control }: FilterItemProps): ReactNode {
  const { t } = useTranslation();
  const label = t(filterLabels(source.definition, filter));
  const { filters } = control.state;
  const text = filters[filter] ?? '';
  return (
    <Accordion.Item value={filter}>
      <Accordion.Control>
        <span className={classes.label}>{label}</span>
        {text !== '' && <FilterValue source={source} filter={filter} text={text} />}
      </Accordion.Control>
      <Accordion.Panel>
        <FilterPanel
          source={source}
          filter={filter}
          label={label}
          text={text}
          chosen={filters}
          onChange={(next) => control.change((state) => withFilter(state, filter, next(state.filters[filter] ?? '')))}
          onDone={() => undefined}
        />
      </Accordion.Panel>
    </Accordion.Item>
  );
}
