/**
 * Ten shades of a colour, lightest first, with the exact colour at its own index. Computed in OKLCH, where equal steps
 * look equal, so that any company's colour gives a usable scale.
 */
export interface Palette {
  readonly colors: readonly string[];
  /** Index of the colour itself among the ten. */
  readonly shade: number;
}

const STEPS = 10;
const LIGHTEST = 0.975;
const DARKEST = 0.3;
/** Very light and very dark shades have less chroma, because they would look garish or muddy. */
const CHROMA = [0.18, 0.35, 0.6, 0.85, 1, 1, 1, 0.95, 0.85, 0.75];

export function paletteOf(hex: string): Palette {
  const brand = toOklch(hex);
  const ladder = Array.from({ length: STEPS }, (_, step) => LIGHTEST + ((DARKEST - LIGHTEST) * step) / (STEPS - 1));
  const distances = ladder.map((lightness) => Math.abs(lightness - brand.lightness));
  const shade = distances.indexOf(Math.min(...distances));
  const colors = ladder.map((_, step) => {
    if (step === shade) return hex.toUpperCase();
    const lightness =
      step < shade
        ? LIGHTEST + ((brand.lightness - LIGHTEST) * step) / shade
        : brand.lightness + ((DARKEST - brand.lightness) * (step - shade)) / (STEPS - 1 - shade);
    const chroma = brand.chroma * Math.min(1, CHROMA[step]! / CHROMA[shade]!);
    return toHex({ lightness, chroma, hue: brand.hue });
  });
  return { colors, shade };
}

interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

interface Oklab {
  readonly lightness: number;
  /** From green to red, and from blue to yellow. */
  readonly a: number;
  readonly b: number;
}

function toOklab(hex: string): Oklab {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toOklch(hex: string): Oklch {
  const { lightness, a, b } = toOklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** How different two colours look. Lightness counts half: a red that is a little darker is still the same red. */
export function difference(one: string, other: string): number {
  const [x, y] = [toOklab(one), toOklab(other)];
  return Math.hypot((x.lightness - y.lightness) / 2, x.a - y.a, x.b - y.b);
}

/** The same colour, lighter or darker: 1 is the way from black to white. */
export function lightened(hex: string, by: number): string {
  const color = toOklch(hex);
  return toHex({ ...color, lightness: Math.min(1, Math.max(0, color.lightness + by)) });
}

/** Colours outside the screen's gamut lose chroma until they fit. */
function toHex(color: Oklch): string {
  for (let chroma = color.chroma; ; chroma *= 0.94) {
    const linear = toLinearRgb({ ...color, chroma });
    if (chroma < 0.002 || linear.every((value) => value >= -0.001 && value <= 1.001)) {
      return `#${linear
        .map((value) => Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255))
        .map((value) => value.toString(16).padStart(2, '0'))
        .join('')}`.toUpperCase();
    }
  }
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
