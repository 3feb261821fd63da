interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Which of the boxes below each other a height belongs to: above the first and below the last count as those. */
export function placeAt(height: number, boxes: readonly Box[]): number {
  const at = boxes.findIndex(({ bottom }) => height < bottom);
  return at < 0 ? boxes.length - 1 : at;
}
