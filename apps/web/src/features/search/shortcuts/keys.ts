/** The second key of "g" and the id of the place that it leads to (pagine.tasti.1). */
export const GO_KEYS = {
  h: 'home',
  f: 'contracts',
  b: 'archive',
  c: 'energyControl',
  a: 'support',
  n: 'notification',
} as const;
export type GoKey = keyof typeof GO_KEYS;

/** Longest pause between "g" and its second key. */
const PAUSE_MS = 1500;

export type Pressed = 'SEARCH' | 'SHEET' | 'FIND' | GoKey;

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'timeStamp'
>;

/** Apple's keyboards have ⌘ where others have Ctrl, which edits text there. */
export const isApple = (userAgent: string): boolean => /Mac|iPhone|iPad/.test(userAgent);

export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, userAgent: string): boolean {
  const [wanted, other] = isApple(userAgent) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Reads single keys; the first key of a sequence is remembered until the next key or a pause. */
export function createKeyReader() {
  let since = Number.NEGATIVE_INFINITY;
  return (event: Key): Exclude<Pressed, 'SEARCH'> | undefined => {
    const { key, timeStamp } = event;
    const isSecond = timeStamp - since <= PAUSE_MS;
    // A shift before "?" comes as a key of its own.
    if (key !== 'Shift') since = Number.NEGATIVE_INFINITY;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return undefined;
    if (isSecond && key.toLowerCase() in GO_KEYS) return key.toLowerCase() as GoKey;
    if (key === '?') return 'SHEET';
    if (key === '/') return 'FIND';
    if (key.toLowerCase() === 'g') since = timeStamp;
    return undefined;
  };
}
