import type { PublicConfig } from '@sportello/calls';
import type { OpenPagePath } from './open-pages.ts';

/** Whose pages they are, and whether the page tells the app so, which then need not ask. */
interface Whose {
  readonly config: PublicConfig;
  readonly embed: boolean;
}

/** What the build leaves in dist/.prerender, for itself and for a server. */
export interface Renderer {
  readonly OPEN_PAGES: readonly OpenPagePath[];
  /**
   * Fills a page's frame with what a visitor without a session sees there: an open page, or for any
   * other URL nothing but the brand's ground.
   *
   * @param frame the HTML that the build made of index.html, filled already or not
   */
  readonly fillPage: (frame: string, path: OpenPagePath | undefined, whose: Whose) => Promise<string>;
}
