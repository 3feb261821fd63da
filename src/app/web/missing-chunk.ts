/** Each browser has its own message. */
const WORDS =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a screen could not be shown because its code could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
