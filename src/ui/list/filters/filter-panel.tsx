import type { ComponentType, ReactNode } from 'react';
import type { ListFilter } from '#kernel/list-definition.ts';
import { ChoicePanel, FlagPanel } from './choice-panel.tsx';
import { DayPanel } from './day-panel.tsx';
import type { PanelProps } from './filter-source.ts';
import { OptionsPanel } from './options-panel.tsx';
import { RangePanel } from './range-panel.tsx';

const PANELS: Readonly<Record<ListFilter['kind'], ComponentType<PanelProps>>> = {
  options: OptionsPanel,
  choice: ChoicePanel,
  flag: FlagPanel,
  range: RangePanel,
  from: DayPanel,
  until: DayPanel,
};

/** Where the values of one filter are chosen: in a popover beside the table, in the drawer on a phone. */
export function FilterPanel(props: PanelProps): ReactNode {
  const Panel = PANELS[props.source.definition.filters[props.filter]?.kind ?? 'options'];
  return <Panel {...props} />;
}
