import { ByteQueue } from './byte-queue.ts';
import { type CodecEvent, type CodecStep, end, MAX_FRAME_BYTES, problem } from './device-codec.ts';

/** What the front of the queue holds: an event, a frame without one, or too little to know. */
export type Front = CodecEvent | 'nothing' | 'more';

/** The bytes of a connection, read frame by frame; what lies between the frames is skipped. */
export class FrameStream {
  readonly queue = new ByteQueue();
  #garbage = 0;
  #hasEnded = false;

  get isInGarbage(): boolean {
    return this.#garbage > 0;
  }

  feed(bytes: Uint8Array, front: () => Front): CodecStep {
    const events: CodecEvent[] = [];
    if (!this.#hasEnded) this.queue.append(bytes);
    while (!this.#hasEnded) {
      const event = front();
      if (event === 'more') break;
      if (event === 'nothing') continue;
      events.push(event);
      this.#hasEnded = event.kind === 'end';
    }
    return { events };
  }

  /** Takes a whole frame, which ends a run of garbage. */
  takeFrame(length: number): Uint8Array {
    this.#garbage = 0;
    return this.queue.take(length);
  }

  /** A run of garbage counts once, however it was cut; whoever sends nothing else is no device. */
  skipGarbage(): Front {
    const isNew = this.#garbage === 0;
    this.#garbage++;
    this.queue.drop(1);
    if (this.#garbage > MAX_FRAME_BYTES) return end('garbage');
    return isNew ? problem('garbage') : 'nothing';
  }
}
