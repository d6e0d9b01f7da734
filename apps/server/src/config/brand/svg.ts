// Scripts in a picture can't run: it is only shown as an image, and served with a policy that forbids them
// (plugins/web/brand). These checks find by mistake what would not be shown anyway.

const faults: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?script\b/i, 'has a script'],
  [/\son\w+\s*=\s*["']/i, 'has an event handler, which is a script'],
  [/javascript:/i, 'has a link that is a script'],
  [/<(?:[\w-]+:)?foreignObject\b/i, 'has foreignObject, which is no drawing'],
  [/<!ENTITY\b/i, 'declares entities'],
  [/\b(?:href|src)\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))/i, 'refers to something outside of it'],
  [/url\(\s*["']?(?!\s*["']?\s*#)|@import|<\?xml-stylesheet/i, 'refers to something outside of it'],
];

/** Returns the end of a sentence for the operator. */
export function faultOfSvg(svg: string): string | undefined {
  const drawing = withoutComments(svg);
  return faults.find(([pattern]) => pattern.test(drawing))?.[1];
}

/** Returns the size of the drawing by its view box; without one a browser can't scale it. */
export function sizeOfSvg(svg: string): { width: number; height: number } | undefined {
  const head = withoutComments(svg).replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!DOCTYPE[^>[]*>|\s)*/i, '');
  const root = /^<svg\b[^>]*>/.exec(head)?.[0];
  const box = root && /\sviewBox\s*=\s*["']\s*([^"']+)["']/.exec(root)?.[1];
  const [, , width = 0, height = 0] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Texts need a typeface that other machines lack. */
export function hasText(svg: string): boolean {
  return /<text\b/i.test(withoutComments(svg));
}

const withoutComments = (svg: string) => svg.replaceAll(/<!--[\s\S]*?-->/g, '');
