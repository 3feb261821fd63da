import { writeFileSync } from 'node:fs';
import { fetchPackages } from './lib/fetched-packages.mjs';
import { main } from './lib/run.mjs';

/** Inter by its own authors, under the SIL Open Font License 1.1; subset-font cuts it with HarfBuzz. */
const PACKAGES = { 'inter-ui': '4.1.1', 'subset-font': '2.9.0' };
const FILE = 'src/app/web/font/inter.woff2';
const LICENCE = 'src/app/web/font/OFL.txt';

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
/** Every letter of the languages that use the Latin alphabet in the Americas and Europe. */
const LETTERS = span(0x20, 0x7e) + span(0xa0, 0xff) + span(0x100, 0x17f);
/** Dashes, quotes, spaces, currencies, arrows, comparisons and keys. */
const SIGNS = '\u2002\u2003\u2009\u200A\u202F‐‑–—‘’‚“”„•…‰′″‹›€₺№™←↑→↓↔↗−∕≈≠≤≥⌘⇧✓✗▲▼₀₁₂₃⁰⁴';

/** Rebuilds the font of the interface: `node scripts/font.mjs`. All weights the interface uses are one file. */
await main(async () => {
  const sources = await fetchPackages('font', PACKAGES);
  const { default: subset } = await sources.code('subset-font');
  const font = await subset(sources.bytes('inter-ui/variable/InterVariable.woff2'), LETTERS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
  });
  writeFileSync(FILE, font);
  writeFileSync(LICENCE, sources.bytes('inter-ui/LICENSE.txt'));
  console.log(`${FILE}  ${(font.length / 1024).toFixed(1)} KiB`);
});
