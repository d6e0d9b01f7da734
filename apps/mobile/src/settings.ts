import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_NUMBERS } from '@sportello/domain';
import { readProvider, type Provider } from '../../server/src/config/provider.ts';
import { firstLine, StartError } from '../../server/src/errors/start-error.ts';
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
  /** The account that signs the app for iOS, once it is known. */
  readonly teamId: string | undefined;
  readonly push: {
    /** The file of the app at Google, without which the app for Android is made without pushes. */
    readonly googleServices: string | undefined;
    readonly ios: boolean;
  };
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
  const googleServices = mobile.push?.android?.googleServices;
  const colours = brand.colours ?? { from: '#617b56', to: '#00397b' };
  return {
    appId: mobile.appId,
    name: brand.shortName ?? brand.name,
    url: address.origin,
    host: address.host,
    release: String(RELEASE_NUMBERS.ANDROID),
    colours,
    icon: await iconOf(provider, colours),
    teamId: mobile.ios?.teamId,
    push: {
      googleServices:
        googleServices === undefined
          ? undefined
          : await readGoogleServices(
              path.resolve(path.dirname(given['PROVIDER_FILE'] ?? ''), googleServices),
              mobile.appId,
            ),
      ios: mobile.push?.ios ?? false,
    },
  };
}

interface GoogleServices {
  readonly client?: readonly {
    readonly client_info?: { readonly android_client_info?: { readonly package_name?: unknown } };
  }[];
}

/** An app with the file of another one would end when it asks for its token. */
async function readGoogleServices(file: string, appId: string): Promise<string> {
  const setting = 'PROVIDER_FILE: mobile › push › android › googleServices';
  let text: string;
  let content: GoogleServices | null;
  try {
    text = await readFile(file, 'utf8');
    content = JSON.parse(text) as GoogleServices | null;
  } catch (cause) {
    throw new StartError(`${setting}: ${file} can't be read as JSON (${firstLine(cause)}).`, { cause });
  }
  const clients = Array.isArray(content?.client) ? content.client : [];
  const isFor = clients.some((each) => each?.client_info?.android_client_info?.package_name === appId);
  if (!isFor) throw new StartError(`${setting}: ${file} is not of the app ${appId}.`);
  return text;
}

async function iconOf({ pictures }: Provider, colours: Settings['colours']): Promise<Uint8Array> {
  const { maskable } = pictures.icons;
  if (maskable?.kind === 'svg') return maskable.content;
  const drawn = await drawBrand(pictures, colours);
  return drawn.icons?.app?.maskable512 ?? (await readFile(neutralIcon));
}
