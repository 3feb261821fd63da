import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { listenToSignals } from '../lib/signals.mjs';
import { picturesIn } from './list.ts';
import { GUIDE_LANGUAGES, type GuideLanguage, pictureFile, pictureFolder } from './picture.ts';
import { startProduct } from './product.ts';
import { prepareStage } from './stage.ts';
import { openStudio } from './studio.ts';

const COLOURS = [256, 128, 64] as const;
const MAX_BYTES = 150 * 1024;

/** Few colours are enough for a screen; fewer only where the file would be too large otherwise. */
async function compressed(picture: Buffer): Promise<Buffer> {
  let smallest = picture;
  for (const colours of COLOURS) {
    smallest = await sharp(picture).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    if (smallest.length <= MAX_BYTES) break;
  }
  return smallest;
}

function wantedLanguage(): GuideLanguage {
  const wanted = process.env.PICTURES_LANGUAGE ?? 'en';
  if (!(wanted in GUIDE_LANGUAGES)) throw new Error(`--language is one of ${Object.keys(GUIDE_LANGUAGES).join(', ')}`);
  return wanted as GuideLanguage;
}

/** Pictures that are no longer on the list go. */
function removeUnlisted(language: GuideLanguage): void {
  const listed = new Set(picturesIn(language).map((picture) => path.basename(pictureFile(language, picture))));
  for (const name of readdirSync(pictureFolder(language))) {
    if (listed.has(name)) continue;
    rmSync(path.join(pictureFolder(language), name));
    console.log(`  removed ${name}`);
  }
}

async function takeAll(address: string, language: GuideLanguage): Promise<{ taken: number; failed: number }> {
  const wanted = picturesIn(language).filter(({ file }) => file.includes(process.env.PICTURES_ONLY ?? ''));
  const studio = await openStudio(address, language, await prepareStage(address, language));
  const failed: string[] = [];
  try {
    for (const picture of wanted) {
      try {
        const file = await compressed(await studio.take(picture));
        await writeFile(pictureFile(language, picture), file);
        console.log(`  ${picture.file} ${Math.ceil(file.length / 1024)} KiB`);
      } catch (error) {
        failed.push(picture.file);
        console.error(`  ${picture.file}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await studio.close();
  }
  return { taken: wanted.length - failed.length, failed: failed.length };
}

const started = Date.now();
listenToSignals();
const language = wantedLanguage();
mkdirSync(pictureFolder(language), { recursive: true });
const product = await startProduct();
try {
  const { taken, failed } = await takeAll(product.address, language);
  removeUnlisted(language);
  console.log(`${taken} pictures in ${Math.round((Date.now() - started) / 1000)} s, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await product.end();
}
