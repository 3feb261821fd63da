import { Accordion, ActionIcon, Button, Drawer, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterLabels } from '#kernel/list-phrases.ts';
import { totalWords } from '../pagination/page-span.ts';
import { everything, withFilter } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './filter-drawer.module.css';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterSource } from './filter-source.ts';
import { FilterValue } from './filter-value.tsx';

interface FilterDrawerProps {
  readonly source: FilterSource;
  readonly control: ListControl;
  readonly total: number;
}

/** All filters on a phone. They apply at once; the button only leads back to the rows. */
export default function FilterDrawer({ source, control, total }: FilterDrawerProps): ReactNode {
  const { t } = useTranslation();
  const [opened, drawer] = useDisclosure(false);
  const { definition } = source;
  const { filters } = control.state;
  const active = Object.keys(filters).length;
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
          {Object.keys(definition.filters).map((filter) => {
            const label = t(filterLabels(definition, filter));
            const text = filters[filter] ?? '';
            return (
              <Accordion.Item key={filter} value={filter}>
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
                    onChange={(next) =>
                      control.change((state) => withFilter(state, filter, next(state.filters[filter] ?? '')))
                    }
                    onDone={() => undefined}
                  />
                </Accordion.Panel>
              </Accordion.Item>
            );
          })}
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
