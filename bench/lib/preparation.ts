/** Loads a step of `npm start` and `npm test`; they are plain JavaScript because they run before an installation. */
export async function preparation<Step>(name: 'browser' | 'build'): Promise<Step> {
  return (await import(new URL(`../../tools/lib/${name}.mjs`, import.meta.url).href)) as Step;
}
