import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Marker } from '@vis.gl/react-maplibre';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ARROWS } from '../geometry/neighbour.ts';
import type { Editor } from './editor-state.ts';
import { inserted, middleAfter, moved } from './line-changes.ts';
import classes from './point-button.module.css';
import { applyTool, removePoint } from './use-click-tools.ts';

const STEP = 4;
const LARGE_STEP = 40;

interface PointButtonProps {
  readonly editor: Editor;
  readonly index: number;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The selected point of the line as a real button: keys lead along the line, move the point and delete it. */
export function PointButton({ editor, index, isSelected, onFocus, button }: PointButtonProps): ReactNode {
  const { t } = useTranslation();
  const help = useId();
  const { line } = editor.state().editing;
  const at = line[index];
  if (!at) return null;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(editor, index, event);
    if (!act) return;
    // Prevents the map from moving as well.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <Marker longitude={at.lng} latitude={at.lat} className={classes.place!}>
      <UnstyledButton
        ref={button}
        className={classes.point!}
        data-selected={isSelected || undefined}
        aria-label={t('ui.map.line.point', { number: index + 1, total: line.length })}
        aria-describedby={help}
        aria-keyshortcuts="N P Delete"
        onFocus={onFocus}
        onKeyDown={press}
      />
      <VisuallyHidden id={help}>{t('ui.map.line.keys')}</VisuallyHidden>
    </Marker>
  );
}

function actionOf(editor: Editor, index: number, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const arrow = ARROWS[key];
  if (arrow) return () => nudge(editor, index, arrow, shiftKey ? LARGE_STEP : STEP);
  switch (key) {
    case 'n':
    case 'N':
    case ']':
      return () => step(editor, index + 1);
    case 'p':
    case 'P':
    case '[':
      return () => step(editor, index - 1);
    case 'i':
    case 'I':
      return () => insertAfter(editor, index);
    case 'Delete':
    case 'Backspace':
      return () => removePoint(editor, index);
    case 'Enter':
      return () => applyTool(editor, index);
    default:
      return undefined;
  }
}

function step(editor: Editor, to: number): void {
  const { editing, select, announce } = editor.state();
  const at = editing.line[to];
  if (!at) return;
  select(to);
  announce('at', to, at);
  if (!editor.map.getBounds().contains([at.lng, at.lat])) editor.map.easeTo({ center: [at.lng, at.lat] });
}

function nudge(editor: Editor, index: number, [dx, dy]: readonly [number, number], by: number): void {
  const { map, state } = editor;
  const { editing, announce } = state();
  const from = editing.line[index];
  if (!from) return;
  const { x, y } = map.project([from.lng, from.lat]);
  const { lat, lng } = map.unproject([x + dx * by, y + dy * by]);
  // Many presses of an arrow key are one step for undo.
  editing.onChange(moved(editing.line, index, { lat, lng }, editing.closed), `arrows ${index}`);
  announce('at', index, { lat, lng });
}

function insertAfter(editor: Editor, index: number): void {
  const { editing, select, announce } = editor.state();
  const at = middleAfter(editing.line, index);
  if (!at) return;
  editing.onChange(inserted(editing.line, index, at));
  select(index + 1);
  announce('added', index + 1, at);
}
