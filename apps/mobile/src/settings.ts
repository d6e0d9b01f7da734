import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_NUMBERS } from '@sportello/domain';
import { readProvider, type Provider } from '../../server/src/config/provider.ts';
import { StartError } from '../../server/src/errors/start-error.ts';
import { drawBrand } from '../../server/src/formats/brand/brand.ts';

/** The provider's values that the two projects are made of. */
export interface Settings {
  /** The id in both stores, such as `it.example.area`. */
  readonly appId: string;
  readonly name: string;
  /** The origin of the customer area. */
  readonly url: string;
  readonly host: string;
  readonly release: string;
  readonly colours: { readonly from: string; readonly to: string };
  /** The app's icon, whose edges launchers cut. */
  readonly icon: Uint8Array;
}

const neutralIcon = path.join(import.meta.dirname, '../../web/public/icon-maskable.svg');

/** Reads the provider's file (PROVIDER_FILE) and the address (PUBLIC_URL). Throws a StartError that names what is missing. */
export async function readSettings(given: NodeJS.ProcessEnv): Promise<Settings> {
  const provider = readProvider(given['PROVIDER_FILE']);
  const { brand, mobile } = provider;
  const address = URL.parse(given['PUBLIC_URL'] ?? '');
  const problems = [
    ...(mobile === undefined ? ['PROVIDER_FILE: mobile › appId is missing, the id of the app in both stores.'] : []),
    ...(address?.protocol === 'https:' && address.pathname === '/'
      ? []
      : ['PUBLIC_URL: must be the https address of the customer area, without a path.']),
  ];
  if (mobile === undefined || address === null || problems.length > 0) throw new StartError(problems);
  const colours = brand.colours ?? { from: '#617b56', to: '#00397b' };
  return {
    appId: mobile.appId,
    name: brand.shortName ?? brand.name,
    url: address.origin,
    host: address.host,
    release: String(RELEASE_NUMBERS.ANDROID),
    colours,
    icon: await iconOf(provider, colours),
  };
}

async function iconOf({ pictures }: Provider, colours: Settings['colours']): Promise<Uint8Array> {
  const { maskable } = pictures.icons;
  if (maskable?.kind === 'svg') return maskable.content;
  const drawn = await drawBrand(pictures, colours);
  return drawn.icons?.app?.maskable512 ?? (await readFile(neutralIcon));
}
