export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Fails when the work takes longer than this, for libraries that only notice silence: a server that sends a byte from
 * time to time would hold them for ever. What the work still does afterwards is ignored.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`no result within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
