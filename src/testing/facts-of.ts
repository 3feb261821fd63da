const CHANCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A reply as text without its ids and times, whose digits are chance: no amount or number is found in them by luck. */
export const factsOf = (reply: unknown) =>
  (typeof reply === 'string' ? reply : JSON.stringify(reply)).replaceAll(CHANCE, '');
