import type { Country } from '#countries/country-type.ts';
import { Card, type Pick, type RecognisedLine, type Suggestion, type Token } from './ocr-card.ts';
import { asDigits, asLetters } from './ocr-lookalikes.ts';
import { pickOwner } from './ocr-names.ts';
import { type Judge, judgeExact, judgeNumber, judgeUsual, pickRun } from './ocr-numbers.ts';
import { VEHICLE_LABELS } from './ocr-vehicle-labels.ts';
import { COLOURS, MAKES } from './ocr-vehicle-words.ts';
import { nearest } from './ocr-words.ts';

export type VehicleSuggestions = {
  readonly plate?: Suggestion | undefined;
  readonly chassis?: Suggestion | undefined;
  readonly crpva?: Suggestion | undefined;
  readonly brand?: Suggestion | undefined;
  readonly year?: Suggestion | undefined;
  readonly color?: Suggestion | undefined;
  readonly owner?: Suggestion | undefined;
};

const OLDEST_YEAR = 1950;
const CORRECTED_TRUST = 0.85;
const UNKNOWN_TRUST = 0.7;
const CRPVA = /^[A-Z0-9]{6,12}$/;

/** What a photographed vehicle card suggests for the form of a truck or semitrailer; `today` is YYYY-MM-DD. */
export function suggestVehicle(lines: readonly RecognisedLine[], country: Country, today: string): VehicleSuggestions {
  const card = new Card(lines, VEHICLE_LABELS);
  const pickYear = yearPick(Number(today.slice(0, 4)) + 1);
  return {
    // The chassis first: its seventeen characters are unmistakable, while parts of it may look like a plate.
    chassis: readChassis(card, country),
    plate: readPlate(card, country),
    crpva: card.labelled('crpva', pickRun(judgeCrpva, 1)),
    brand: card.labelled('brand', pickMake) ?? card.anywhere(pickKnownMake),
    year: card.labelled('yearMade', pickYear) ?? card.labelled('modelYear', pickYear),
    color: card.labelled('color', pickColour),
    owner: card.labelled('owner', pickOwner),
  };
}

function readPlate(card: Card, country: Country): Suggestion | undefined {
  const withoutCheckDigit = (text: string) => text.replace(/(?<=\d)-[\dK]$/i, '');
  const usual = judgeUsual(country.plate);
  const judge: Judge = (text) => usual(withoutCheckDigit(text)) ?? usual(text);
  return (
    card.labelled('plate', pickRun(judge, 3)) ??
    card.labelled('plate', pickRun(judgeNumber(country.plate), 1)) ??
    card.anywhere(pickRun(judgeExact(country.plate), 1))
  );
}

function readChassis(card: Card, country: Country): Suggestion | undefined {
  const vin = judgeVin(country);
  const bare: Judge = (text) =>
    /\d{4}/.test(text) && /[A-Z]{2}/.test(text) ? judgeExact(country.chassis)(text) : undefined;
  return (
    card.labelled('chassis', pickRun(vin)) ??
    card.anywhere(pickRun(bare, 1)) ??
    card.labelled('chassis', pickRun(judgeNumber(country.chassis), 1))
  );
}

/** A VIN contains no I, O or Q, so each of them is a misread digit. */
function judgeVin(country: Country): Judge {
  const exact = judgeExact(country.chassis);
  return (text) => {
    const read = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
    if (!/\d{3}/.test(asDigits(read))) return undefined;
    const judged = exact(read.replace(/I/g, '1').replace(/[OQ]/g, '0'));
    return judged && { ...judged, trust: judged.value === read ? 1 : CORRECTED_TRUST };
  };
}

const judgeCrpva: Judge = (text) => {
  const value = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return CRPVA.test(value) && /\d{4}/.test(value) ? { value, trust: 1 } : undefined;
};

/** Brazilian cards print `I/` (imported), `SR/` and `REB/` (semitrailer, trailer) before the make. */
const BEFORE_MAKE = /^(I|SR|REB)(\/|$)/;

const pickMake: Pick = (tokens) => {
  const words = tokens
    .flatMap((token) =>
      token.text
        .toUpperCase()
        .split('/')
        .map((text) => ({ token, text: asLetters(text) })),
    )
    .filter(({ text }) => /[A-Z]{2}/.test(text) && !BEFORE_MAKE.test(text));
  for (const length of [2, 1]) {
    const read = words.slice(0, length);
    const known = nearest(read.map(({ text }) => text.replace(/[^A-Z-]/g, '')).join(' '), MAKES);
    if (known) return found(known.word, read, known.exact ? 1 : CORRECTED_TRUST);
  }
  const [first] = words;
  return first && first.text.length > 2 ? found(first.text.replace(/[^A-Z-]/g, ''), [first], UNKNOWN_TRUST) : undefined;
};

const found = (value: string, words: readonly { readonly token: Token }[], trust: number) => ({
  value,
  tokens: words.map(({ token }) => token),
  trust,
});

/** Short makes are parts of too many other words. */
const pickKnownMake: Pick = (tokens) => {
  const known = tokens.find(({ text }) => text.length >= 5 && MAKES.includes(text.toUpperCase()));
  return known && { value: known.text.toUpperCase(), tokens: [known], trust: 1 };
};

function yearPick(latest: number): Pick {
  return (tokens) => {
    for (const token of tokens) {
      const years = (asDigits(token.text).match(/(?<!\d)(19|20)\d{2}(?!\d)/g) ?? []).map(Number);
      const year = years.find((candidate) => candidate >= OLDEST_YEAR && candidate <= latest);
      if (year) return { value: String(year), tokens: [token], trust: 1 };
    }
    return undefined;
  };
}

const pickColour: Pick = (tokens) => {
  for (const token of tokens) {
    const known = nearest(asLetters(token.text.toUpperCase()).replace(/[^\p{L}]/gu, ''), COLOURS);
    if (known) return { value: known.word, tokens: [token], trust: known.exact ? 1 : CORRECTED_TRUST };
  }
  const [first] = tokens;
  const isWord = first && /^\p{Lu}{4,}$/u.test(first.text);
  return isWord ? { value: first.text, tokens: [first], trust: UNKNOWN_TRUST } : undefined;
};
