/** Drawn photos of loads, as a driver takes them at the dock: small, and made for the demo. */
export const CARGO_DRAWINGS = [
  'pallets',
  'grain',
  'bags',
  'steel',
  'timber',
  'ore',
  'drums',
  'crates',
  'cattle',
  'machine',
  'cars',
  'container',
] as const;
export type CargoPicture = (typeof CARGO_DRAWINGS)[number];

const scene = (...parts: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" fill="#DEE2E6"/><path d="M0 0h640v250H0z" fill="#CED4DA"/>
  <path d="M60 0v250M580 0v250M220 0v250M400 0v250" stroke="#BFC6CD" stroke-width="6"/>
  <rect y="250" width="640" height="150" fill="#ADB5BD"/>${parts.join('')}</svg>`;

/** The same thing in rows, from the lowest to the highest: how many, where the first stands and how far apart. */
const rows = (
  counts: readonly number[],
  [left, bottom, width, height]: readonly [number, number, number, number],
  thing: (x: number, y: number) => string,
) =>
  counts
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, nth) =>
        thing(left + ((counts[0]! - count) * width) / 2 + nth * width, bottom - (row + 1) * height),
      ),
    )
    .join('');

const pallet = (x: number, width: number) =>
  `<path d="M${x} 330h${width}v12H${x}zM${x} 352h${width}v10H${x}zM${x + 6} 342h16v10h-16zM${x + width - 22} 342h16v10h-16z" fill="#A47148"/>`;
const box = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="58" height="48" fill="#D9A066" stroke="#9C6B3B" stroke-width="3"/><path d="M${x + 25} ${y}h8v48h-8z" fill="#E8C499"/>`;
const heap = (colour: string, light: string) =>
  scene(
    '<path d="M60 250h520v80H60z" fill="#868E96"/><path d="M60 330h520v30H60z" fill="#495057"/>',
    `<path d="M70 252c60 -20 120 -120 190 -126c50 -4 70 30 120 34c60 6 110 60 190 92z" fill="${colour}"/>`,
    rows([14, 11, 7, 4], [100, 250, 32, 24], (x, y) => `<circle cx="${x + 10}" cy="${y + 14}" r="5" fill="${light}"/>`),
  );
const wheel = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#212529"/><circle cx="${x}" cy="${y}" r="${r / 2.4}" fill="#ADB5BD"/>`;
const car = (x: number, colour: string) =>
  `<path d="M${x} 330v-34l34 -8l28 -34h70l30 34l28 8v34z" fill="${colour}"/><path d="M${x + 44} 288l22 -26h24v26zM${x + 98} 262h30l20 26h-50z" fill="#D0EBFF"/>${wheel(x + 44, 332, 20)}${wheel(x + 146, 332, 20)}`;
const cow = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}h96v44h-12v34h-12v-34h-48v34H${x + 12}v-34H${x}z" fill="${colour}"/><path d="M${x + 88} ${y - 18}h34v30h-34z" fill="${colour}"/><path d="M${x + 26} ${y + 6}h30v20h-30z" fill="#F8F9FA"/>`;

const DRAWINGS: Readonly<Record<CargoPicture, string>> = {
  pallets: scene(
    pallet(70, 240),
    pallet(330, 240),
    rows([4, 4, 3], [72, 330, 60, 50], box),
    rows([4, 4, 4, 2], [332, 330, 60, 50], box),
  ),
  grain: heap('#E0B050', '#F2D184'),
  bags: scene(
    pallet(120, 400),
    rows(
      [5, 5, 5, 4],
      [120, 330, 80, 46],
      (x, y) =>
        `<rect x="${x}" y="${y + 2}" width="78" height="42" rx="18" fill="#F1F3F5" stroke="#ADB5BD" stroke-width="3"/><path d="M${x + 22} ${y + 16}h34v12h-34z" fill="#4DABF7"/>`,
    ),
  ),
  steel: scene(
    '<path d="M60 340h520v16H60z" fill="#5C4A3A"/>',
    rows(
      [4, 3],
      [90, 342, 116, 104],
      (x, y) =>
        `<circle cx="${x + 56}" cy="${y + 52}" r="52" fill="#868E96" stroke="#495057" stroke-width="4"/><circle cx="${x + 56}" cy="${y + 52}" r="34" fill="none" stroke="#CED4DA" stroke-width="5"/><circle cx="${x + 56}" cy="${y + 52}" r="18" fill="#343A40"/>`,
    ),
  ),
  timber: scene(
    '<path d="M70 120h14v236H70zM556 120h14v236h-14z" fill="#495057"/>',
    rows(
      [7, 6, 7, 6],
      [86, 352, 67, 54],
      (x, y) =>
        `<circle cx="${x + 33}" cy="${y + 27}" r="31" fill="#B07D4F" stroke="#6B4226" stroke-width="5"/><circle cx="${x + 33}" cy="${y + 27}" r="15" fill="none" stroke="#8A5A33" stroke-width="3"/>`,
    ),
  ),
  ore: heap('#6C5B52', '#93817A'),
  drums: scene(
    pallet(110, 420),
    rows(
      [5, 4],
      [112, 330, 82, 108],
      (x, y) =>
        `<rect x="${x + 4}" y="${y + 4}" width="72" height="102" rx="8" fill="#1971C2"/><path d="M${x + 4} ${y + 34}h72v6h-72zM${x + 4} ${y + 70}h72v6h-72z" fill="#1864AB"/><ellipse cx="${x + 40}" cy="${y + 8}" rx="36" ry="9" fill="#4DABF7"/>`,
    ),
  ),
  crates: scene(
    pallet(110, 420),
    rows(
      [6, 6, 6, 5],
      [110, 330, 70, 52],
      (x, y) =>
        `<rect x="${x + 2}" y="${y + 2}" width="66" height="48" fill="#C92A2A"/><path d="M${x + 10} ${y + 12}h50v6h-50zM${x + 10} ${y + 26}h50v6h-50z" fill="#FFA8A8"/>`,
    ),
  ),
  cattle: scene(
    cow(90, 240, '#7A4A2B'),
    cow(260, 252, '#343A40'),
    cow(420, 238, '#A0673C'),
    '<path d="M40 210h560v12H40zM40 300h560v12H40zM40 200h14v160H40zM313 200h14v160h-14zM586 200h14v160h-14z" fill="#868E96"/>',
  ),
  machine: scene(
    '<path d="M40 350h560v14H40z" fill="#495057"/><path d="M150 330h230v-70H150z" fill="#F08C00"/><path d="M180 260v-90h110v90z" fill="#FFC078"/><path d="M194 184h82v60h-82z" fill="#D0EBFF"/>',
    '<path d="M380 270l90 -120l80 70l-14 16l-62 -54l-78 104z" fill="#F08C00"/><path d="M530 220h50v60l-30 20z" fill="#495057"/>',
    '<rect x="130" y="316" width="270" height="40" rx="20" fill="#212529"/>',
  ),
  cars: scene(
    '<path d="M30 350h580v14H30z" fill="#495057"/>',
    car(40, '#C92A2A'),
    car(236, '#1971C2'),
    car(432, '#F8F9FA'),
  ),
  container: scene(
    '<path d="M60 120h520v220H60z" fill="#2F9E44"/><path d="M60 120h520v16H60zM60 324h520v16H60z" fill="#2B8A3E"/>',
    rows([15], [80, 318, 32, 176], (x, y) => `<path d="M${x} ${y}h12v176h-12z" fill="#2B8A3E"/>`),
    '<path d="M60 340h520v18H60z" fill="#343A40"/>',
    wheel(150, 360, 24),
    wheel(210, 360, 24),
    wheel(500, 360, 24),
  ),
};

export const cargoDrawing = (picture: CargoPicture): string => DRAWINGS[picture];
