/** One valid file of each format, with everything the format can contain. */
export const GPX = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><name>not of a track</name></metadata>
  <wpt lat="-17.3935" lon="-66.157"><ele>2558</ele><name>Peaje &amp; báscula</name><cmt>lento</cmt></wpt>
  <trk><name><![CDATA[La Paz <Oruro>]]></name><desc>ida</desc>
    <trkseg><trkpt lat="-16.5" lon="-68.15"><name>not of the track</name></trkpt><trkpt lat="-17.0" lon="-67.9"/></trkseg>
    <trkseg><trkpt lat='-17.96' lon='-67.1'/></trkseg>
  </trk>
  <rte><name>Ruta</name><rtept lat="-16.5" lon="-68.1"/><rtept lat="-18.48" lon="-70.31"/></rte>
  <trk><name>empty</name></trk>
</gpx>
`;

export const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml:kml xmlns:kml="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><kml:Document>
  <kml:name>not of a placemark</kml:name><!-- <kml:coordinates>1,1</kml:coordinates> -->
  <kml:Folder><kml:Placemark>
    <kml:MultiGeometry>
      <kml:LineString><kml:coordinates>-46.33,-23.96,0
        -47.06,-22.9\t-48.5,-22.3,12.5</kml:coordinates></kml:LineString>
      <kml:Point><kml:coordinates> -46.33,-23.96 </kml:coordinates></kml:Point>
    </kml:MultiGeometry>
    <kml:name>Santos</kml:name>
    <kml:description><![CDATA[Porto<br>margem direita]]></kml:description>
  </kml:Placemark>
  <kml:Placemark><kml:name>Pátio</kml:name><kml:Polygon>
    <kml:innerBoundaryIs><kml:LinearRing><kml:coordinates>-46.4,-23.4 -46.4,-23.6 -46.6,-23.6 -46.4,-23.4</kml:coordinates></kml:LinearRing></kml:innerBoundaryIs>
    <kml:outerBoundaryIs><kml:LinearRing><kml:coordinates>-46,-23 -46,-24 -47,-24</kml:coordinates></kml:LinearRing></kml:outerBoundaryIs>
  </kml:Polygon></kml:Placemark>
  <kml:Placemark><gx:MultiTrack>
    <gx:Track><kml:when>2026-01-01T00:00:00Z</kml:when><gx:coord>-46.3 -23.9 5</gx:coord><gx:coord>-46.4 -23.8 5</gx:coord></gx:Track>
    <gx:Track><gx:coord>-46.5 -23.7</gx:coord></gx:Track>
  </gx:MultiTrack></kml:Placemark></kml:Folder>
</kml:Document></kml:kml>`;

export const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Ruta 5', note: 'norte' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-70.65, -33.45],
          [-70.4, -23.65, 40],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { name: 'Patio', radiusMeters: 300 },
      geometry: { type: 'Point', coordinates: [-70.4, -23.6] },
    },
    {
      type: 'Feature',
      properties: { name: 7 },
      geometry: {
        type: 'GeometryCollection',
        geometries: [
          {
            type: 'MultiPoint',
            coordinates: [
              [-70, -33],
              [-71, -33],
            ],
          },
          {
            type: 'MultiPolygon',
            coordinates: [
              [
                [
                  [-70, -33],
                  [-71, -33],
                  [-71, -34],
                  [-70, -33],
                ],
              ],
              [
                [
                  [-72, -33],
                  [-73, -33],
                  [-73, -34],
                ],
              ],
            ],
          },
        ],
      },
    },
    { type: 'Feature', properties: null, geometry: null },
    {
      type: 'Feature',
      properties: null,
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [-70, -33],
            [-71, -33],
          ],
          [
            [-71, -33],
            [-72, -33],
          ],
        ],
      },
    },
  ],
});

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The unit repeated between beginning and end until the file has its largest size. */
export function filled(beginning: string, unit: string, end = '', size = 5_000_000): Uint8Array {
  const room = size - beginning.length - end.length;
  return bytesOf(beginning + unit.repeat(Math.floor(room / unit.length)) + end);
}

export const kmlLine = (coordinates: string): string =>
  `<kml><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`;
