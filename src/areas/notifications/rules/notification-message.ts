/** A message is one text with commas; the part before the first one is its headline. */
export const MESSAGE_MAX = 500;

export interface MessageParts {
  readonly headline: string;
  readonly details: string;
}

export function splitMessage(message: string): MessageParts {
  const comma = message.indexOf(',');
  if (comma < 0) return { headline: message.trim(), details: '' };
  return { headline: message.slice(0, comma).trim(), details: message.slice(comma + 1).trim() };
}

/** Names from outside may be long; the end is cut between characters, never inside one. */
export function shortenMessage(message: string): string {
  if (message.length <= MESSAGE_MAX) return message;
  return `${message.slice(0, MESSAGE_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
