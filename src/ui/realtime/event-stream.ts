import type { RealtimeMessage } from '#kernel/realtime.ts';

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
