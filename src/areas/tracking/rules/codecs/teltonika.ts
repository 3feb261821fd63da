import { crcIbm } from './checksums.ts';
import { type DeviceCodec, end, MAX_FRAME_BYTES, problem } from './device-codec.ts';
import { FrameStream, type Front } from './frame-stream.ts';
import { CODEC_8, CODEC_8_EXTENDED, readRecords } from './teltonika-record.ts';

/** Four zero bytes and the length of what follows. */
const HEADER_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** The codec, and the count of records before and after them. */
const SMALLEST_PACKET = 3;
const LONGEST_IDENTIFIER = 20;
/** A device that has nothing to say sends it to keep the connection open. */
const KEEP_ALIVE = 0xff;
/** Answers to commands: we send none, so these have nothing for us. */
const COMMAND_CODECS: ReadonlySet<number | undefined> = new Set([0x0c, 0x0d, 0x0e, 0x0f]);

const ACCEPTED = Uint8Array.of(1);
/** How many records were taken; none means: send again. */
const taken = (count: number): Uint8Array => Uint8Array.of(0, 0, 0, count);

/** Teltonika over TCP: the number of the device once, then packets of records in Codec 8 or 8 Extended. */
export function createTeltonikaCodec(): DeviceCodec {
  const stream = new FrameStream();
  const { queue } = stream;
  let identifier: string | null = null;

  function readLogin(): Front {
    const [high, low] = queue.peek(2);
    if (high === undefined || low === undefined) return 'more';
    const length = high * 256 + low;
    if (length < 1 || length > LONGEST_IDENTIFIER) return end('garbage');
    if (queue.length < 2 + length) return 'more';
    const text = String.fromCharCode(...queue.take(2 + length).subarray(2));
    if (!/^\d+$/.test(text)) return end('malformed');
    identifier = text;
    return { kind: 'login', identifier, answer: ACCEPTED };
  }

  function readPacket(from: string): Front {
    if (queue.at(0) === KEEP_ALIVE && !stream.isInGarbage) {
      queue.drop(1);
      return 'nothing';
    }
    const header = queue.peek(HEADER_BYTES);
    if (header.subarray(0, 4).some((byte) => byte !== 0)) return stream.skipGarbage();
    if (header.length < HEADER_BYTES) return 'more';
    const length = new DataView(header.buffer, header.byteOffset).getUint32(4);
    if (length > MAX_FRAME_BYTES - HEADER_BYTES - CHECKSUM_BYTES) return end('tooLarge');
    if (length < SMALLEST_PACKET) return stream.skipGarbage();
    if (queue.length < HEADER_BYTES + length + CHECKSUM_BYTES) return 'more';
    const frame = stream.takeFrame(HEADER_BYTES + length + CHECKSUM_BYTES);
    const packet = frame.subarray(HEADER_BYTES, -CHECKSUM_BYTES);
    return new DataView(frame.buffer).getUint32(HEADER_BYTES + length) === crcIbm(packet)
      ? readContent(packet, from)
      : problem('checksum', taken(0));
  }

  const front = () => (identifier === null ? readLogin() : readPacket(identifier));
  return { name: 'teltonika', feed: (bytes) => stream.feed(bytes, front) };
}

function readContent(packet: Uint8Array, identifier: string): Front {
  const [codec] = packet;
  if (COMMAND_CODECS.has(codec)) return 'nothing';
  if (codec !== CODEC_8 && codec !== CODEC_8_EXTENDED) return problem('unknown');
  const messages = readRecords(packet, identifier);
  if (!messages) return problem('malformed', taken(0));
  return { kind: 'messages', messages, answer: taken(messages.length) };
}
