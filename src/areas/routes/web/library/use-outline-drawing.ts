import { useMemo, useState } from 'react';
import type { DrawnShape, ShapeKind } from '#ui/map/geometry/shape.ts';
import type { Drawing } from '#ui/map/map-props.ts';

/** A shape without the id that the drawing tools gave it. */
export type Outline = DrawnShape extends infer S ? (S extends unknown ? Omit<S, 'id'> : never) : never;

interface OutlineDrawing {
  readonly tool: ShapeKind;
  readonly outline: Outline | null;
  /** Null: it was removed. */
  readonly onDrawn: (outline: Outline | null) => void;
}

/** Draws one shape at a time: the tool is offered until there is one, then the shape itself is changed. */
export function useOutlineDrawing({ tool, outline, onDrawn }: OutlineDrawing): Drawing {
  // The tools know a shape by its id, and would start anew with another one.
  const [id, setId] = useState('outline');
  const text = JSON.stringify(outline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same shape stays the same object
  const shapes = useMemo(() => (outline ? [{ id, ...outline } as DrawnShape] : []), [id, text]);
  return {
    tools: outline ? [] : [tool],
    shapes,
    onChange: (drawn) => {
      const newest = drawn.at(-1);
      if (!newest) return onDrawn(null);
      setId(newest.id);
      const { id: _, ...rest } = newest;
      onDrawn(rest as Outline);
    },
  };
}
