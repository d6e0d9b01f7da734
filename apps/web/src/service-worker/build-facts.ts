/** The build writes both into the worker (build/service-worker.ts). */
declare const PRECACHED_FILES: readonly string[];
declare const PRECACHED_PAGES: Readonly<Record<string, string>>;

/**
 * Written before this script by a server that renders the pages with its provider's brand: a change of brand is a new
 * worker (plugins/web/service-worker.ts).
 */
interface Served {
  readonly pages: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

const served = (self as { sportelloServed?: Served }).sportelloServed;

export const files = [...PRECACHED_FILES, ...(served?.files ?? [])];

/** The versions of the pages that open without a network. */
export const pages = served?.pages ?? PRECACHED_PAGES;

/** A static host has other tags than the versions of its pages. */
export const arePagesTagged = served !== undefined;
