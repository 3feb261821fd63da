import type { ByteQueue } from './byte-queue.ts';
import { crcItu } from './checksums.ts';
import { type DeviceCodec, end, MAX_FRAME_BYTES, problem } from './device-codec.ts';
import { FrameStream, type Front } from './frame-stream.ts';
import { type Gt06Login, KIND, readLogin, readMessage } from './gt06-content.ts';

const SHORT_MARK = 0x78;
const LONG_MARK = 0x79;
const MARK_BYTES = 2;
/** The kind, the serial number and the checksum. */
const SMALLEST_FRAME = 5;
const STOP = [0x0d, 0x0a] as const;

/** Where a frame begins, what its length counts and where it ends. */
interface Frame {
  readonly lengthBytes: 1 | 2;
  readonly length: number;
  readonly total: number;
}

/** GT06 and its many relatives over TCP: a login, then places, status and alarms, each answered by its own number. */
export function createGt06Codec(): DeviceCodec {
  const stream = new FrameStream();
  const { queue } = stream;
  let login: Gt06Login | null = null;

  function front(): Front {
    const frame = frameAt(queue);
    if (frame === 'more') return 'more';
    if (frame === 'none') return stream.skipGarbage();
    if (frame.total > MAX_FRAME_BYTES) return end('tooLarge');
    if (queue.length < frame.total) return 'more';
    if (STOP.some((byte, index) => queue.at(frame.total - STOP.length + index) !== byte)) return stream.skipGarbage();
    const bytes = stream.takeFrame(frame.total).subarray(MARK_BYTES, -STOP.length);
    const sum = bytes[bytes.length - 2]! * 256 + bytes[bytes.length - 1]!;
    if (crcItu(bytes.subarray(0, -2)) !== sum) return problem('checksum');
    return readContent(bytes.subarray(frame.lengthBytes, -2));
  }

  function readContent(bytes: Uint8Array): Front {
    const kind = bytes[0]!;
    const content = bytes.subarray(1, -2);
    const answer = answerTo(kind, bytes.subarray(-2));
    if (kind === KIND.login) {
      const read = readLogin(content);
      if (!read) return problem('malformed');
      login = read;
      return { kind: 'login', identifier: read.identifier, answer };
    }
    if (login === null) return problem('notLoggedIn');
    const message = readMessage(kind, content, login);
    if (message === undefined) return problem('malformed');
    return message === null ? 'nothing' : { kind: 'messages', messages: [message], answer };
  }

  return { name: 'gt06', feed: (bytes) => stream.feed(bytes, front) };
}

/** The frame at the front of the queue; none where no frame begins there. */
function frameAt(queue: ByteQueue): Frame | 'more' | 'none' {
  const [first, second, high, low] = queue.peek(4);
  if (first === undefined) return 'more';
  if (first !== SHORT_MARK && first !== LONG_MARK) return 'none';
  if (second === undefined) return 'more';
  if (second !== first) return 'none';
  if (high === undefined || (first === LONG_MARK && low === undefined)) return 'more';
  const lengthBytes = first === LONG_MARK ? 2 : 1;
  const length = lengthBytes === 2 ? high * 256 + low! : high;
  if (length < SMALLEST_FRAME) return 'none';
  return { lengthBytes, length, total: MARK_BYTES + lengthBytes + length + STOP.length };
}

/** The kind and the serial number of what is answered. */
function answerTo(kind: number, serial: Uint8Array): Uint8Array {
  const counted = Uint8Array.of(SMALLEST_FRAME, kind, ...serial);
  const sum = crcItu(counted);
  return Uint8Array.of(SHORT_MARK, SHORT_MARK, ...counted, sum >> 8, sum & 0xff, ...STOP);
}
