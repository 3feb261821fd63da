/** The table of a checksum whose bits run from the lowest to the highest. */
function tableOf(polynomial: number): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value;
  });
}

const IBM = tableOf(0xa001);
const ITU = tableOf(0x8408);

const run = (table: Uint16Array, bytes: Uint8Array, start: number): number =>
  bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 0xff]!, start);

/** CRC-16/IBM, also called ARC: Teltonika. */
export const crcIbm = (bytes: Uint8Array): number => run(IBM, bytes, 0);

/** CRC-ITU, also called X.25: GT06. */
export const crcItu = (bytes: Uint8Array): number => run(ITU, bytes, 0xffff) ^ 0xffff;
