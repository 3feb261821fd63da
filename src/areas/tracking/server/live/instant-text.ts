let second = Number.NaN;
let written = '';

/** An instant as it is sent. What is sent at once mostly happened within one second, which is written out only once. */
export function instantText(milliseconds: number): string {
  const at = Math.floor(milliseconds / 1000);
  if (at !== second) {
    second = at;
    written = new Date(at * 1000).toISOString().slice(0, -'000Z'.length);
  }
  return `${written}${String(milliseconds - at * 1000).padStart(3, '0')}Z`;
}
