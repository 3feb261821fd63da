/** Draws the dark modules of a QR code as one SVG path, a rectangle for every run of them in a row. */
export function qrPath(size: number, isDark: (row: number, column: number) => boolean): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    let start = -1;
    for (let column = 0; column <= size; column++) {
      const dark = column < size && isDark(row, column);
      if (dark && start < 0) start = column;
      if (!dark && start >= 0) {
        path += `M${start} ${row}h${column - start}v1H${start}z`;
        start = -1;
      }
    }
  }
  return path;
}
