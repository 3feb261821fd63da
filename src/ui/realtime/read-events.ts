import type { RealtimeMessage } from '#kernel/realtime.ts';

/** The server sends something at least every fifteen seconds; three times that long in silence is a dead connection. */
const SILENCE_MS = 45_000;

/** Passes on every message until the stream ends; throws when it breaks or falls silent. */
export async function readEvents(
  response: Response,
  receive: (message: RealtimeMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  const parser = new EventStreamParser();
  const leave = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read());
      if (done) return;
      for (const message of parser.feed(value)) receive(message);
    }
  } catch (error) {
    leave();
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function withinSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the stream fell silent')), SILENCE_MS);
  });
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer));
}

/**
 * Parses text/event-stream piece by piece as it arrives; comments are skipped, unfinished messages wait for the rest.
 */
export class EventStreamParser {
  #rest = '';

  feed(text: string): readonly RealtimeMessage[] {
    const blocks = (this.#rest + text.replaceAll('\r\n', '\n')).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => messageOf(block) ?? []);
  }
}

function messageOf(block: string): RealtimeMessage | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, name === 'data' && fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (id === undefined || event === undefined || data === undefined) return undefined;
  try {
    return { id, event, data: JSON.parse(data) };
  } catch {
    return undefined;
  }
}
