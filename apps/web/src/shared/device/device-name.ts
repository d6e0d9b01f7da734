export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly kind: 'computer' | 'phone' | 'tablet' | 'unknown';
}

// The first match wins, because most browsers also claim to be later ones.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|Chrom(?:e|ium)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMacintosh\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/**
 * Parses a user agent well enough to recognize own devices. Libraries for this know thousands of devices in tens of
 * kilobytes.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent ?? '';
  const [, browser] = BROWSERS.find(([pattern]) => pattern.test(text)) ?? [];
  const [, system, kind = 'unknown'] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  return { browser, system, kind };
}
