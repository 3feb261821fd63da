export interface Box {
  readonly top: number;
  readonly bottom: number;
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/**
 * Which place a held entry has come to, by where it hangs: it passes a neighbour once its edge has passed the middle of
 * it. However tall either of them is, what was passed is not passed back while the hand stands still.
 */
export function placeAt(hanging: Box, boxes: readonly Box[], from: number): number {
  const passedBelow = boxes.findLastIndex((box, at) => at > from && hanging.bottom > middle(box));
  if (passedBelow > from) return passedBelow;
  const passedAbove = boxes.findIndex((box, at) => at < from && hanging.top < middle(box));
  return passedAbove < 0 ? from : passedAbove;
}
