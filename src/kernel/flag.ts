const REGIONAL_A = 0x1f1e6;

/** `BO` → 🇧🇴: a flag is its two letters written with regional indicators. */
export function flagOf(countryCode: string): string {
  const letters = [...countryCode.toUpperCase()].map((letter) => letter.charCodeAt(0) - 65);
  return letters.length === 2 && letters.every((letter) => letter >= 0 && letter < 26)
    ? String.fromCodePoint(...letters.map((letter) => REGIONAL_A + letter))
    : '';
}
