/** The colour arithmetic needed to derive a theme from a provider's colours. */

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`Not a colour: ${hex}`);
  const value = Number.parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Mixes `share` (0 to 1) of `other` into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const [from, to] = [parse(hex), parse(other)];
  const channels = from.map((c, i) => Math.round(c + ((to[i] ?? c) - c) * share));
  return `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** Moves `hex` towards black or white until it reaches the contrast ratio on `ground`. */
export function readableOn(ground: string, hex: string, ratio = 4.5): string {
  const towards = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(hex, towards, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return towards;
}

export function inkOn(ground: string, light = '#ffffff', dark = '#14284b'): string {
  return contrast(light, ground) >= 4.5 ? light : dark;
}
