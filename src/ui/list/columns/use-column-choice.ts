import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { useVisitor } from '#ui/session/signed-in.ts';
import { type ColumnChoice, readChoice } from './column-choice.ts';

/** The user's visible columns of one list on this device. */
export function useColumnChoice(definition: ListDefinition): readonly [ColumnChoice, (choice: ColumnChoice) => void] {
  const owner = useVisitor()?.userId ?? '';
  const [stored, store] = useLocalStorage<ColumnChoice>({
    key: `tropeiro.list.${definition.id}.columns.${owner}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const choice = useMemo(() => readChoice(definition, stored), [definition, stored]);
  return [choice, store];
}
