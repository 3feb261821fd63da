import type { Country } from '#countries/country-type.ts';
import { type Card, type Suggestion, suggest } from './ocr-card.ts';
import { type NameOrder, pickFullName, pickName, splitName } from './ocr-names.ts';

type Names = { readonly firstName?: Suggestion | undefined; readonly lastName?: Suggestion | undefined };

/** A full name does not show where the given names end, so the split is less certain. */
const SPLIT_TRUST = 0.8;
/** Electoral cards print surname, second surname and given names below one label. */
const STACKED_NAMES = 3;

/** The name from its parts where the card prints them separately, otherwise from the full name. */
export function readNames(card: Card, country: Country): Names {
  const whole = (kind: string, order: NameOrder) => split(card.labelled(kind, pickFullName), order, country);
  const fromWhole = whole('fullNameSurnamesFirst', 'surnames-first') ?? whole('fullName', 'given-first');
  if (fromWhole) return fromWhole;
  if (!card.has('lastName')) return stackedNames(card, country) ?? whole('firstName', 'given-first') ?? {};
  return {
    firstName: card.labelled('firstName', pickName(country.firstName)),
    lastName: together(
      card.labelled('lastName', pickName(country.lastName)),
      card.labelled('secondLastName', pickName(country.lastName)),
    ),
  };
}

function split(whole: Suggestion | undefined, order: NameOrder, { printedCards }: Country): Names | undefined {
  const parts = whole && splitName(whole.value, order, printedCards.surnames);
  if (!parts) return undefined;
  return {
    firstName: suggest(parts.firstName, whole.confidence, SPLIT_TRUST),
    lastName: suggest(parts.lastName, whole.confidence, SPLIT_TRUST),
  };
}

function stackedNames(card: Card, { firstName, lastName }: Country): Names | undefined {
  const lines = card.linesBelow('firstName', STACKED_NAMES).map(({ tokens, confidence, trust }, index) => {
    const found = pickName(index < STACKED_NAMES - 1 ? lastName : firstName)(tokens);
    return found && suggest(found.value, confidence, trust);
  });
  const [paternal, maternal, given] = lines;
  return paternal && maternal && given ? { firstName: given, lastName: together(paternal, maternal) } : undefined;
}

function together(one: Suggestion | undefined, other: Suggestion | undefined): Suggestion | undefined {
  if (!one || !other) return one ?? other;
  return { value: `${one.value} ${other.value}`, confidence: Math.min(one.confidence, other.confidence) };
}
