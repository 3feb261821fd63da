import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import { type Aim, aimAt, type Editor, handleAt } from './editor-state.ts';
import { extended, removed } from './line-changes.ts';

/** What a click does with each tool, and the keys while the map has the focus. */
export function useClickTools(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return;
    const { map, sketch } = editor;
    const session = { drawn: 0, isOpen: true };

    const click = (event: MapMouseEvent) => {
      const { tool } = editor.state().editing;
      if (tool === 'draw') {
        // The second click of a double click ends the line and adds nothing.
        if (event.originalEvent.detail > 1) return;
        session.isOpen = true;
        session.drawn += 1;
        add(editor, aimAt(editor, event.point));
      } else if (tool !== 'move') toolAt(editor, event);
    };
    const end = () => {
      session.isOpen = false;
      session.drawn = 0;
      sketch.clear();
      editor.state().editing.onDrawEnd?.();
    };
    const doubleClick = (event: MapMouseEvent) => {
      if (editor.state().editing.tool !== 'draw') return;
      event.preventDefault();
      end();
    };
    const move = ({ point }: MapMouseEvent) => {
      const { editing } = editor.state();
      const last = editing.line.at(-1);
      if (editing.tool !== 'draw') return;
      if (!last || !session.isOpen) return sketch.clear();
      const { at, isSnapped } = aimAt(editor, point);
      sketch.show({ lines: [[last, at]], point: at, isSnapped });
    };
    const keys: Readonly<Record<string, () => void>> = {
      Enter: end,
      Escape: () => {
        if (session.drawn === 0) return end();
        session.drawn -= 1;
        takeBack(editor);
      },
      ' ': () => {
        session.isOpen = true;
        session.drawn += 1;
        add(editor, aimAt(editor, map.project(map.getCenter())));
      },
    };
    const key = (event: KeyboardEvent) => {
      const act = editor.state().editing.tool === 'draw' ? keys[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const canvas = map.getCanvas();
    const leave = () => editor.state().editing.tool === 'draw' && sketch.clear();
    map.on('click', click);
    map.on('dblclick', doubleClick);
    map.on('mousemove', move);
    map.on('mouseout', leave);
    canvas.addEventListener('keydown', key);
    return () => {
      map.off('click', click);
      map.off('dblclick', doubleClick);
      map.off('mousemove', move);
      map.off('mouseout', leave);
      canvas.removeEventListener('keydown', key);
    };
  }, [editor]);
}

function add(editor: Editor, { at }: Aim): void {
  const { editing, select, announce } = editor.state();
  editing.onChange(extended(editing.line, at));
  select(editing.line.length);
  announce('added', editing.line.length, at);
  editor.sketch.settle();
}

function takeBack(editor: Editor): void {
  const { editing, announce } = editor.state();
  if (editing.line.length === 0) return;
  editing.onChange(editing.line.slice(0, -1));
  announce('takenBack', editing.line.length);
  editor.sketch.clear();
}

/** Deletes or splits at the point that was clicked. */
function toolAt(editor: Editor, event: MapMouseEvent): void {
  const handle = handleAt(editor, event.point, false);
  if (handle) applyTool(editor, handle.index);
}

/** What the tool does with one point. */
export function applyTool(editor: Editor, index: number): void {
  const { editing } = editor.state();
  if (editing.tool === 'delete') removePoint(editor, index);
  const isEnd = index === 0 || index === editing.line.length - 1;
  if (editing.tool === 'split' && !isEnd && !editing.closed) editing.onSplit?.(index);
}

export function removePoint(editor: Editor, index: number): void {
  const { editing, announce, select } = editor.state();
  const next = removed(editing.line, index, editing.closed);
  if (next === editing.line) return;
  editing.onChange(next);
  announce('removed', index);
  select(Math.max(0, Math.min(index, next.length - 1)));
}
