import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { OcrLanguage, RecognisedLine } from './ocr-messages.ts';

/** The small models: the large ones read a card no better and take three times as long. */
const MODEL = '4.0.0_best_int';
/** A card has a few dozen lines; a photographed page must not produce thousands. */
const MOST_LINES = 100;
const LONGEST_LINE = 300;

const PACKAGES: Readonly<Record<OcrLanguage, string>> = {
  por: '@tesseract.js-data/por/package.json',
  spa: '@tesseract.js-data/spa/package.json',
};

const locate = createRequire(import.meta.url);

/** The recogniser with the model of one language at a time; everything comes from the installed packages. */
export class TextEngine {
  #language: OcrLanguage | undefined;
  #worker: Worker | undefined;

  async read(image: Buffer, language: OcrLanguage): Promise<RecognisedLine[]> {
    const worker = await this.#workerFor(language);
    const { data } = await worker.recognize(image, { rotateAuto: true }, { text: false, blocks: true });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines
      .slice(0, MOST_LINES)
      .map(({ text, confidence }) => ({ text: text.trim().slice(0, LONGEST_LINE), confidence }))
      .filter(({ text }) => text !== '');
  }

  async #workerFor(language: OcrLanguage): Promise<Worker> {
    if (this.#worker && this.#language === language) return this.#worker;
    await this.#worker?.terminate();
    this.#worker = await createWorker(language, OEM.LSTM_ONLY, {
      langPath: join(dirname(locate.resolve(PACKAGES[language])), MODEL),
      cacheMethod: 'none',
      gzip: true,
      // Without a handler the recogniser throws its errors where they cannot be caught; the promise rejects too.
      errorHandler: () => undefined,
    });
    this.#language = language;
    await this.#worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
    return this.#worker;
  }
}
