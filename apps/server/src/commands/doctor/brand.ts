import type { Config } from '../../config/config.ts';
import type { BrandPictures } from '../../config/brand/pictures.ts';
import { hasText } from '../../config/brand/svg.ts';
import { firstLine } from '../../errors/start-error.ts';
import { drawBrand } from '../../formats/brand/brand.ts';
import type { Finding } from './finding.ts';

const about = 'brand';

/** Draws the provider's pictures as the start does, and names what would look poor. */
export async function checkBrand({ provider }: Pick<Config, 'provider'>): Promise<Finding[]> {
  const { pictures } = provider;
  const all = picturesIn(pictures);
  if (all.length === 0) return [{ about, state: 'good', text: 'no pictures of your own: the neutral ones are shown' }];
  try {
    const { icons } = await drawBrand(pictures, { to: provider.brand.colours?.to ?? '#00397b' });
    const notes = [
      ...all
        .filter(({ kind, content }) => kind === 'svg' && hasText(content.toString('utf8')))
        .map(({ field }) => `${field} has text, which looks different on each machine: convert it to paths`),
      ...(icons?.app ? [] : ['no picture is large and square enough for the app’s icon: give brand.icons.any']),
    ];
    if (notes.length > 0) return notes.map((text) => ({ about, state: 'look', text }));
    return [{ about, state: 'good', text: `${all.length} pictures can be drawn` }];
  } catch (error) {
    return [{ about, state: 'wrong', text: firstLine(error) }];
  }
}

function picturesIn({ logo, favicon, icons, illustration }: BrandPictures) {
  const given = [logo?.light, logo?.dark, favicon, icons.any, icons.maskable, icons.appleTouch, illustration];
  return given.filter((picture) => picture !== undefined && picture !== false);
}
