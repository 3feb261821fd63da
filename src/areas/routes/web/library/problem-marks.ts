import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceMark } from '#ui/map/map-props.ts';
import type { FenceProblem } from '../../rules/fence-shape.ts';

/** Where a drawing is wrong, and why: seen before anything is saved. */
export function useProblemMarks(problems: readonly FenceProblem[]): readonly PlaceMark[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      problems.flatMap(({ code, at }, index) =>
        at ? [{ id: `problem ${index}`, kind: 'problem' as const, at, label: t(`validation.${code}`) }] : [],
      ),
    [problems, t],
  );
}
