import type { DeviceMessage, ReadMessages } from '../../rules/messages/device-message.ts';
import { readAny } from '../../rules/messages/read-any.ts';

/** Who a topic speaks of: `…/positions/{identifier}`, with the secret behind it where the broker is not ours. */
export interface TopicParts {
  readonly identifier: string;
  readonly secret: string | null;
  /** What stands before it: where several gateways publish to one broker, each has a beginning of its own. */
  readonly gateway: string;
}

const TOPIC = /^(?:(.{0,200})\/)?positions\/([^/]{1,128})(?:\/([^/]{1,200}))?$/;

export function topicParts(topic: string): TopicParts | null {
  const [, gateway = '', identifier, secret = null] = TOPIC.exec(topic) ?? [];
  return identifier === undefined ? null : { identifier, secret, gateway };
}

/** The topic names the device where the message does not. */
export function readPayload(text: string, identifier: string | null): ReadMessages {
  const read = readAny({ contentType: null, text });
  if ('problem' in read || identifier === null) return read;
  const named = (message: DeviceMessage) => (message.identifier === null ? { ...message, identifier } : message);
  return { messages: read.messages.map(named) };
}
