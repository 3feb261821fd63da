export interface Box {
  readonly top: number;
  readonly bottom: number;
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/**
 * The place of a dragged entry: it passes a neighbour once its edge has passed the neighbour's middle. So two entries
 * of any height do not swap back and forth while the pointer rests.
 */
export function placeAt(dragged: Box, boxes: readonly Box[], from: number): number {
  const passedBelow = boxes.findLastIndex((box, at) => at > from && dragged.bottom > middle(box));
  if (passedBelow > from) return passedBelow;
  const passedAbove = boxes.findIndex((box, at) => at < from && dragged.top < middle(box));
  return passedAbove < 0 ? from : passedAbove;
}
