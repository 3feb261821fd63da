import type { DeviceMessage } from '../messages/device-message.ts';

/** Larger ones do not exist in these protocols: whoever announces one is no device of theirs. */
export const MAX_FRAME_BYTES = 64 * 1024;

/**
 * garbage: bytes between the frames; checksum: a frame that arrived damaged; malformed: a sound frame with a content
 * that contradicts itself; unknown: a kind of content nobody has described; notLoggedIn: a message before the login;
 * tooLarge: a frame above the limit.
 */
export type CodecProblem = 'garbage' | 'checksum' | 'malformed' | 'unknown' | 'notLoggedIn' | 'tooLarge';

export type CodecEvent =
  /** Who it claims to be; the answer lets it send. */
  | { readonly kind: 'login'; readonly identifier: string; readonly answer: Uint8Array }
  /** The answer is written once all messages are stored, because the device then forgets them. */
  | { readonly kind: 'messages'; readonly messages: readonly DeviceMessage[]; readonly answer: Uint8Array }
  /** The answer, where the protocol has one, makes the device send again. */
  | { readonly kind: 'problem'; readonly problem: CodecProblem; readonly answer: Uint8Array | null }
  /** Nothing that follows can be understood: the connection ends. */
  | { readonly kind: 'end'; readonly problem: CodecProblem };

export interface CodecStep {
  readonly events: readonly CodecEvent[];
}

/** What one connection says, over a stream of bytes that is cut anywhere. Never throws. */
export interface DeviceCodec {
  readonly name: 'teltonika' | 'gt06';
  feed(bytes: Uint8Array): CodecStep;
}

export const problem = (code: CodecProblem, answer: Uint8Array | null = null): CodecEvent => ({
  kind: 'problem',
  problem: code,
  answer,
});

export const end = (code: CodecProblem): CodecEvent => ({ kind: 'end', problem: code });
