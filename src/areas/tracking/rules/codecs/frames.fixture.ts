import { crcIbm, crcItu } from './checksums.ts';

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replaceAll(/\s/g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Frames of the public descriptions of Teltonika's codecs. */
export const TELTONIKA = {
  login: bytesOf('000F333536333037303432343431303133'),
  codec8: bytesOf(
    '000000000000003608010000016B40D8EA30010000000000000000000000000000000105021503010101425E0F01F10000601A014E0000000000000000010000C7CF',
  ),
  codec8Short: bytesOf(
    '000000000000002808010000016B40D9AD80010000000000000000000000000000000103021503010101425E100000010000F22A',
  ),
  codec8Two: bytesOf(
    '000000000000004308020000016B40D57B480100000000000000000000000000000001010101000000000000016B40D5C198010000000000000000000000000000000101010101000000020000252C',
  ),
  extended: bytesOf(
    '000000000000004A8E010000016B412CEE000100000000000000000000000000000000010005000100010100010011001D00010010015E2C880002000B000000003544C87A000E000000001DD7E06A00000100002994',
  ),
  /** Records with a place, elements of every size and some of variable length. */
  extendedPlaces: bytesOf(
    '00000000000000A98E020000017357633410000F0DC39B2095964A00AC00F80B00000000000B000500F00100150400C800004501007156000500B5000500B600040018000000430FE00044011B000100F10000601B000000000000017357633BE1000F0DC39B2095964A00AC00F80B000001810001000000000000000000010181002D11213102030405060708090A0B0C0D0E0F104545010ABC212102030405060708090A0B0C0D0E0F10020B010AAD020000BF30',
  ),
} as const;

/** Frames of the public descriptions of GT06 and its successors, and of devices in use. */
export const GT06 = {
  login: bytesOf('78780D01012345678901234500018CDD0D0A'),
  loginAnswer: '787805010001d9dc0d0a',
  loginWithZone: bytesOf('7878110103516080807792882203320101AA53360D0A'),
  status: bytesOf('78780a13440604000201baaf540d0a'),
  location: bytesOf('78781f120f0a140e150bc505e51e780293a9e800540000f601006e0055da00035f240d0a'),
  locationWithIgnition: bytesOf('787822220F0C1D023305C9027AC8180C46586000140001CC00287D001F71000001000820860D0A'),
  statusInVolts: bytesOf('78780B23C00122040001000818720D0A'),
  alarm: bytesOf('787825160B0B0F0E241DCF027AC8870C4657E60014020901CC00287D001F726506040101003656A40D0A'),
  alarmAtUtc: bytesOf('787825260F0C1D030B26C9027AC8180C4658600004000901CC00287D001F718004041302000C472A0D0A'),
  /** A long frame of a kind that has nothing for us. */
  other: bytesOf(
    '7979004a321106170c1b180cc900a875580b7ab4f00010350901fe0a007c0009112424007c000912240081004efe2100c500100f1200000000000000000000000000000000000000000000bc7c900d0a',
  ),
} as const;

/** A packet of our own making around any content. */
export function teltonikaPacket(content: Uint8Array): Uint8Array {
  const frame = new Uint8Array(content.length + 12);
  const view = new DataView(frame.buffer);
  view.setUint32(4, content.length);
  frame.set(content, 8);
  view.setUint32(8 + content.length, crcIbm(content));
  return frame;
}

/** A Codec 8 packet with one record that has a place and these elements of one and two bytes. */
export function teltonikaRecord(small: Record<number, number>, large: Record<number, number> = {}, satellites = 9) {
  const elements = (values: Record<number, number>, size: 1 | 2) =>
    Object.entries(values).flatMap(([id, value]) =>
      size === 1 ? [Number(id), value] : [Number(id), value >> 8, value & 0xff],
    );
  const [one, two] = [elements(small, 1), elements(large, 2)];
  const fix = bytesOf(
    `0000016B40D8EA30 01 E457EC00 F6273F80 0300 00B4 ${satellites.toString(16).padStart(2, '0')} 0046`,
  );
  const [ones, twos] = [Object.keys(small).length, Object.keys(large).length];
  return teltonikaPacket(Uint8Array.of(8, 1, ...fix, 0, ones + twos, ones, ...one, twos, ...two, 0, 0, 1));
}

/** A frame of our own making, short or long. */
export function gt06Frame(kind: number, content: Uint8Array, serial = 1, isLong = false): Uint8Array {
  const length = content.length + 5;
  const counted = Uint8Array.of(
    ...(isLong ? [length >> 8, length & 0xff] : [length]),
    kind,
    ...content,
    serial >> 8,
    serial & 0xff,
  );
  const sum = crcItu(counted);
  const mark = isLong ? 0x79 : 0x78;
  return Uint8Array.of(mark, mark, ...counted, sum >> 8, sum & 0xff, 0x0d, 0x0a);
}
