import {
  HOME_BANNER_FOLDERS,
  LANDING_FOLDERS,
  SEGMENT_FOLDERS,
  VAS_CATEGORY_FOLDERS,
  VAS_LEVEL_FOLDERS,
} from '@sportello/domain';
import type * as z from 'zod/mini';
import type { Fields } from '../../mechanism/call.ts';
import * as area from './area.ts';
import * as intervention from './intervention.ts';

/**
 * A use of the content service (contenuto.usi.1): where its pages stand and what an item of them holds.
 * The path has a list of names in the place of each folder that varies.
 */
export interface ContentUse<
  Item extends Fields = Fields,
  Folders extends readonly (readonly string[])[] = readonly (readonly string[])[],
> {
  /** `/vas/{}/{}/prodotti`: a pair of braces for each of `folders`, in order. */
  readonly path: string;
  readonly folders: Folders;
  readonly item: Item;
}

function use<Item extends Fields, const Folders extends readonly (readonly string[])[]>(
  path: string,
  folders: Folders,
  item: Item,
): ContentUse<Item, Folders> {
  return { path, folders, item };
}

const segments = Object.values(SEGMENT_FOLDERS);
const categories = Object.values(VAS_CATEGORY_FOLDERS);

/** Every use that contenuto.usi.1 names. */
export const contentUses = {
  interventionProducts: use('/intervento-tecnico/prodotti', [], intervention.interventionProduct),
  interventionLanding: use(
    '/intervento-tecnico/landing/{}',
    [Object.values(LANDING_FOLDERS)],
    intervention.interventionLanding,
  ),
  interventionSlider: use('/intervento-tecnico/slider', [], intervention.interventionSlide),
  interventionFaq: use('/intervento-tecnico/faq', [], intervention.interventionFaq),
  supportTypes: use('/intervento-tecnico/tipo-supporto', [], intervention.supportTypePage),
  feedback: use('/intervento-tecnico/feedback', [], intervention.feedbackPage),
  myIntervention: use('/intervento-tecnico/il-mio-intervento', [], intervention.interventionRendering),
  modals: use('/modali', [], area.modal),
  vasList: use(`/vas/{}/${VAS_LEVEL_FOLDERS.LIST}/{}`, [segments, categories], area.vasListed),
  vasDetails: use(`/vas/{}/${VAS_LEVEL_FOLDERS.DETAILS}/{}`, [segments, categories], area.vasDetails),
  offers: use('/offerte/{}', [segments], area.offer),
  notices: use('/notifiche/{}', [segments], area.notice),
  banners: use('/banner/{}', [Object.values(HOME_BANNER_FOLDERS)], area.banner),
  energyControl: use('/energy-control/configurazione', [], area.energyControl),
  faq: use('/faq/{}', [segments], area.faq),
  recommendations: use('/raccomandazioni/{}', [segments], area.recommendation),
  contacts: use('/contatti/{}', [segments], area.contactConfiguration),
} as const satisfies Record<string, ContentUse>;

/** An item of a use, as its readers have it. */
export type ItemOf<Use extends ContentUse> = z.output<Use['item']>;

type FolderNames<Folders extends readonly (readonly string[])[]> = {
  readonly [At in keyof Folders]: Folders[At][number];
};

/** The path of one page of a use: `contentPath(contentUses.faq, 'residenziale')`. */
export function contentPath<Use extends ContentUse>(use: Use, ...folders: FolderNames<Use['folders']>): string {
  const names = [...(folders as readonly string[])];
  return use.path.replaceAll('{}', () => names.shift() ?? '');
}

/** The use that a path is a page of; undefined for a path that nothing reads. */
export function contentUseOf(path: string): ContentUse | undefined {
  return Object.values<ContentUse>(contentUses).find((use) => pagesOf(use).includes(path));
}

/** Every page of a use. */
export function pagesOf(use: ContentUse): string[] {
  return use.folders.reduce<string[]>(
    (paths, names) => paths.flatMap((path) => names.map((name) => path.replace('{}', name))),
    [use.path],
  );
}
