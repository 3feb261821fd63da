import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCoordinates } from '#kernel/map-text/coordinates.ts';
import { isPlace, type Position, showPosition } from '#kernel/position.ts';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';

interface CornersFieldProps {
  readonly label: string;
  readonly corners: readonly Position[];
  readonly onCorners: (corners: readonly Position[]) => void;
}

const LINES = { min: 3, max: 8 };

/** What is drawn on the map as text, one corner on each line: the way of the keyboard, and of a pasted list. */
export function CornersField({ label, corners, onCorners }: CornersFieldProps): ReactNode {
  const { t } = useTranslation();
  const shown = corners.map(showPosition).join('\n');
  // Null while nothing is being typed: then it follows the map.
  const [typed, type] = useState<string | null>(null);
  const [wrongLine, setWrongLine] = useState<number | null>(null);
  const settle = () => {
    if (typed === null || typed.trim() === shown) return type(null);
    const read = readCorners(typed);
    if (typeof read === 'number') return setWrongLine(read);
    onCorners(read);
    type(null);
  };
  return (
    <Textarea
      classNames={FIELD_CLASSES}
      label={label}
      description={t('routes.library.cornersHelp')}
      autosize
      minRows={LINES.min}
      maxRows={LINES.max}
      spellCheck={false}
      value={typed ?? shown}
      error={wrongLine === null ? null : t('routes.library.wrongCorner', { line: wrongLine })}
      onChange={({ currentTarget }) => {
        type(currentTarget.value);
        setWrongLine(null);
      }}
      onBlur={settle}
    />
  );
}

/** The corners, or the number of the first line that is none. */
export function readCorners(text: string): readonly Position[] | number {
  const corners: Position[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const corner = readCoordinates(line.trim());
    if (!corner || !isPlace(corner)) return at + 1;
    corners.push(corner);
  }
  return corners;
}
