import type { PublicConfig } from '@sportello/calls';
import type { OpenPagePath } from './open-pages.ts';

/** The pages' provider, and if the config is embedded in the page, which saves the app a request. */
interface Whose {
  readonly config: PublicConfig;
  readonly embed: boolean;
}

export interface Renderer {
  readonly OPEN_PAGES: readonly OpenPagePath[];
  /**
   * Fills a page's frame with the first view of a visitor without a session: a public page, or for any other URL
   * nothing but the brand's background.
   *
   * @param frame the HTML that the build made of index.html, filled already or not
   */
  readonly fillPage: (frame: string, path: OpenPagePath | undefined, whose: Whose) => Promise<string>;
}
