/**
 * The smallest PMTiles archive that shows something: every tile down to zoom 6 is land, in the layer that Protomaps
 * calls `earth`.
 */
export function mapArchive(attribution: string): Buffer {
  const tile = landTile();
  const tiles = TILES_TO_ZOOM_6;
  const metadata = Buffer.from(JSON.stringify({ attribution, vector_layers: [{ id: LAYER, fields: {} }] }));
  // One entry from tile 0 on: the number of entries, first tile, how many alike, length, offset plus one.
  const directory = Buffer.concat([1, 0, tiles, tile.length, 1].map(varint));
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const places = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    tiles,
    1,
    1,
  ];
  for (const [nth, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + nth * 8);
  // Clustered; directory and tiles not compressed; vector tiles; zoom 0 to 6.
  header.set([1, 1, 1, 1, 0, 6], 96);
  for (const [at, degrees] of [
    [102, -180],
    [106, -85],
    [110, 180],
    [114, 85],
  ] as const)
    header.writeInt32LE(degrees * 1e7, at);
  return Buffer.concat([header, directory, metadata, tile]);
}

const HEADER_BYTES = 127;
const TILES_TO_ZOOM_6 = (4 ** 7 - 1) / 3;
const LAYER = 'earth';
const EXTENT = 4096;

/** A square as large as the tile. */
function landTile(): Buffer {
  // Signed numbers are written in turns: 0, -1, 1, -2, 2 …
  const [side, back] = [EXTENT * 2, EXTENT * 2 - 1];
  // Move to the corner, three lines, close.
  const square = [9, 0, 0, 26, side, 0, 0, side, back, 0, 15];
  const feature = Buffer.concat([
    field(2, Buffer.concat([0, 0].map(varint))),
    number(3, 3),
    field(4, Buffer.concat(square.map(varint))),
  ]);
  const layer = Buffer.concat([
    number(15, 2),
    field(1, Buffer.from(LAYER)),
    field(2, feature),
    field(3, Buffer.from('kind')),
    field(4, field(1, Buffer.from(LAYER))),
    number(5, EXTENT),
  ]);
  return field(3, layer);
}

const number = (id: number, value: number): Buffer => Buffer.concat([varint(id * 8), varint(value)]);
const field = (id: number, content: Buffer): Buffer =>
  Buffer.concat([varint(id * 8 + 2), varint(content.length), content]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}
