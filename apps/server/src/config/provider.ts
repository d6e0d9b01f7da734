import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BILL_FILTERS,
  backends,
  beginBillPayment,
  beginCard,
  beginQuotePayment,
  makeBillLink,
  billInvoice,
  captchaChallenge,
  joinVideocall,
  videocall,
  changeOpposition,
  homeStart,
  oppositions,
  pushState,
  saveBookingDraft,
  setPushKind,
  subscribeApp,
  subscribePush,
  unsubscribePush,
  type Backend,
  type PublicConfig,
} from '@sportello/calls';
import {
  demoAccounts,
  demoCallCentre,
  demoConnectedHome,
  demoNewcomer,
  demoOfferPages,
  demoPassword,
  demoRequestPrices,
  demoVasActivationCodes,
} from '@sportello/demo';
import {
  CALL_CENTRE_LINES,
  COMPANY_SEARCH_WORK_DAYS,
  FEATURE_FLAG_NAMES,
  isSwitchedOn,
  isVatNumber,
  MODULE_NAMES,
  OFFER_PAGES,
  PAGE_METHODS,
  type RequestPriceList,
} from '@sportello/domain';
import * as z from 'zod';
import { caseSettings } from './cases.ts';
import { noticeSettings } from './notices.ts';
import { requestPriceList } from './supply-requests.ts';
import type { Picture } from './brand/picture.ts';
import { pictureFields, readPictures, type BrandPictures } from './brand/pictures.ts';
import type { Config } from './config.ts';
import type { ContentSources } from './content-sources.ts';
import { firstLine, StartError } from '../errors/start-error.ts';
import { retentionSettings } from './retention.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #617b56');
const webUrl = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://www.example.it' });
/** URL for the Content Security Policy: without a query, or characters that would start another directive. */
const script = z
  .url({ protocol: /^https$/, error: 'must be a URL such as https://pay.example.com/pay.js' })
  .regex(/^[^?#;,'"\s]+$/, 'must be the URL of a file, without a query');
const phone = z.string().regex(/^\+?[0-9][0-9 ]{2,19}$/, 'must be a phone number such as 800 000 000');
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as 08:00');
const hoursOfDay = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from < to, 'must end after it begins');
const origins = z
  .array(z.string().regex(/^https?:\/\/[\w.*-]+(:\d+)?$/, 'must be an origin such as https://media.example.it'))
  .default([]);
const backendNames = Object.keys(backends) as [Backend, ...Backend[]];

/** The demo's provider, which production rejects. */
export const demoBrand = { name: 'Aurora Energia', homePage: 'https://www.example.com/' };

/** The telephone hours of the demo. */
const demoHours = { weekdays: { from: '08:00', to: '20:00' }, saturday: { from: '08:00', to: '13:00' } };

const demoAccessibilityEmail = 'accessibilita@example.com';

/** Schema of the file in `PROVIDER_FILE`; every field has a default. */
const providerFile = z.strictObject({
  brand: z
    .strictObject({
      name: z.string().min(1).default(demoBrand.name),
      colours: z.strictObject({ from: colour, to: colour }).optional(),
      homePage: webUrl.default(demoBrand.homePage),
      /** The name below the app's icon. */
      shortName: z.string().min(1).max(12).optional(),
      ...pictureFields,
      /** Stands at the foot of mails and PDFs, after which come company and links. */
      mailSignature: z
        .strictObject({
          text: z.string().min(1).max(80),
          lines: z.array(z.string().min(1).max(80)).max(4).default([]),
          phone: phone.optional(),
          links: z
            .array(z.strictObject({ label: z.string().min(1).max(40), url: webUrl }))
            .max(4)
            .default([]),
        })
        .refine(
          ({ text, lines, links }) => [text, ...lines, ...links.map(({ url }) => url)].join('').length <= 200,
          'must have at most 200 characters in text, lines and URLs, to fit at the foot of a PDF',
        )
        .optional(),
    })
    .prefault({}),
  company: z
    .strictObject({
      name: z.string().min(1).max(80),
      vatNumber: z.string().refine(isVatNumber, 'must be an Italian VAT number'),
      address: z.strictObject({
        street: z.string().min(1).max(60),
        cap: z.string().regex(/^\d{5}$/, 'must be a postal code such as 20121'),
        city: z.string().min(1).max(60),
        province: z.string().regex(/^[A-Z]{2}$/, 'must be two letters such as MI'),
      }),
    })
    .optional(),
  /** Terms of use and privacy policy by edition; without a URL the area shows its own text. */
  policies: z
    .strictObject({
      version: z.string().min(1).max(20).default('2026-11'),
      /** Earlier editions, which a page that is still open may send. */
      earlier: z.array(z.string().min(1).max(20)).default([]),
      terms: webUrl.optional(),
      privacy: webUrl.optional(),
    })
    .prefault({}),
  /** Offer pages by target group; the home page is used if one is missing (pagine.offerte.1). */
  offerPages: z.partialRecord(z.enum(OFFER_PAGES), webUrl).default({}),
  /** Telephone hours, and the number of working days to answer a message. */
  support: z
    .strictObject({
      hours: z.strictObject({ weekdays: hoursOfDay, saturday: hoursOfDay.optional() }).optional(),
      answerWorkingDays: z.int().min(1).max(30).default(3),
    })
    .prefault({}),
  cases: caseSettings,
  notices: noticeSettings,
  supplyRequests: requestPriceList,
  /** Working days to find a company for a visit without one (intervento.ricerca.1). */
  companySearchWorkDays: z.int().min(1).max(30).default(COMPANY_SEARCH_WORK_DAYS),
  /** Customer service numbers by line (assistenza.numeri.2). */
  callCentre: z.partialRecord(z.enum(CALL_CENTRE_LINES), phone).default({}),
  /** Mail and telephone for reports of barriers, for whoever can't sign in (assistenza.accessibilita.1). */
  accessibility: z.strictObject({ email: z.email().optional(), phone: phone.optional() }).optional(),
  /** Disabled modules, with the reason shown to the customer (moduli.nomi.3). */
  disabledModules: z.partialRecord(z.enum(MODULE_NAMES), z.string().min(1).max(200)).default({}),
  /** Feature flags that differ from their default (fornitore.opzioni.2). */
  featureFlags: z.partialRecord(z.enum(FEATURE_FLAG_NAMES), z.boolean()).default({}),
  /** Third party that returns the browser's address as JSON, `{"ip": "…"}` (profilo.chiamate.6). */
  clientIpService: webUrl.optional(),
  /** The address for reports of vulnerabilities (RFC 9116). */
  securityContact: z
    .url({ protocol: /^(mailto|https)$/, error: 'must be mailto:… or https://…' })
    .regex(/^\S+$/, 'must not have blanks')
    .optional(),
  /** Exact URLs at which the connected home may be opened (chiamata.mela.1). */
  connectedHome: z.array(webUrl).default([]),
  /** The apps in the stores: their id, and by what Android and iOS recognize that they belong to this address. */
  mobile: z
    .strictObject({
      appId: z.string().regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/, 'must be an id such as it.example.area'),
      android: z
        .strictObject({
          /** SHA-256 of the certificates that sign the app: the store's, and that of uploads. */
          fingerprints: z
            .array(z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be 32 bytes such as 14:6D:E9:…'))
            .min(1, 'must have one at least'),
        })
        .optional(),
      ios: z.strictObject({ teamId: z.string().regex(/^[A-Z0-9]{10}$/, 'must be ten letters or digits') }).optional(),
      /** The systems whose apps are made with pushes; Google's needs the file of its project, beside this one. */
      push: z
        .strictObject({
          android: z.strictObject({ googleServices: z.string().min(1) }).optional(),
          ios: z.boolean().default(false),
        })
        .optional(),
    })
    .optional(),
  /**
   * Payment methods in the checkout session; if absent, those enabled at the payment provider (pagamento.bollette.6).
   */
  paymentMethods: z
    .array(z.enum(PAGE_METHODS))
    .min(1, 'must have one at least')
    .refine(
      (methods) => methods.includes('CARD') || !methods.some((each) => each === 'APPLE_PAY' || each === 'GOOGLE_PAY'),
      'must have CARD where it has APPLE_PAY or GOOGLE_PAY, which come with it',
    )
    .optional(),
  /** Script URLs of two digital wallets (pagamento.portafogli.1). */
  walletScripts: z.strictObject({ applePay: script.optional(), googlePay: script.optional() }).default({}),
  /** Product codes of services whose progress is shown as activation (contratto.stato.5). */
  vasActivationCodes: z.array(z.string().min(1)).default([]),
  /** Days after which personal data are deleted, by kind (docs/retention.md). */
  retention: retentionSettings.prefault({}),
  /** Base URLs of backends that the provider's own gateway serves instead of this one. */
  backends: z.partialRecord(z.enum(backendNames), webUrl).default({}),
  /** Additional origins for the web app's connections, images, frames and media. */
  sources: z.strictObject({ connect: origins, image: origins, frame: origins, media: origins }).prefault({}),
});

export type Provider = z.output<typeof providerFile> & { readonly pictures: BrandPictures };

/** Returns what is invalid in the content of such a file. */
export const problemsOfProvider = (content: unknown) => providerFile.safeParse(content).error?.issues ?? [];

/**
 * Reads the file in `PROVIDER_FILE`, or returns the neutral demo provider. Throws a {@link StartError} that names the
 * invalid parts.
 */
export function readProvider(file: string | undefined): Provider {
  if (file === undefined) return { ...providerFile.parse({}), pictures: { icons: {} } };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new StartError(`PROVIDER_FILE: ${file} can't be read as JSON (${firstLine(cause)}).`, { cause });
  }
  const parsed = providerFile.safeParse(content);
  if (parsed.success) {
    const { pictures, problems } = readPictures(parsed.data.brand, path.dirname(path.resolve(file)));
    if (problems.length > 0) throw new StartError(problems.map((problem) => `PROVIDER_FILE: ${problem}.`));
    return { ...parsed.data, pictures };
  }
  throw new StartError(
    parsed.error.issues.map((issue) => `PROVIDER_FILE: ${[file, ...issue.path].join(' › ')}: ${issue.message}`),
  );
}

/** Lists the pages on which the connected home may be opened; the area links to the first (chiamata.mela.1). */
export function connectedHomeOf({
  provider,
  demo,
  publicUrl,
}: Pick<Config, 'provider' | 'demo' | 'publicUrl'>): readonly string[] {
  return [...provider.connectedHome, ...(demo ? [`${publicUrl}/demo/casa-connessa`, ...demoConnectedHome] : [])];
}

/**
 * Returns the web app's `/config.json`.
 *
 * @param served our own calls that this server serves
 */
export function publicConfigOf(config: Config, apiPrefix: string, served: readonly string[]): PublicConfig {
  const {
    backends: elsewhere,
    sources: _,
    company: __,
    connectedHome: ___,
    paymentMethods: ____,
    companySearchWorkDays: _____,
    securityContact: ______,
    retention: _______,
    mobile: ________,
    cases: { replyDays: caseReplyDays },
    notices: _________,
    supplyRequests: __________,
    pictures,
    brand: { name, colours, homePage },
    ...provider
  } = config.provider;
  const [connectedHome] = connectedHomeOf(config);
  const here = Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, apiPrefix + base]));
  return {
    ...provider,
    brand: { name, ...(colours && { colours }), homePage, ...shownPictures(pictures) },
    clientId: config.clientId,
    ...(Object.keys(caseReplyDays).length > 0 && { caseReplyDays }),
    ...(connectedHome !== undefined && { connectedHome }),
    ...(config.map && { map: config.map }),
    ...captchaOf(config),
    bases: { ...here, ...elsewhere } as Record<Backend, string>,
    // Our own calls need our own sessions.
    capabilities: 'ping' in elsewhere ? [] : served.filter((id) => isOffered(config, id) && !leansOn(id, elsewhere)),
    demo: config.demo,
    ...(config.demo && {
      support: { ...provider.support, hours: provider.support.hours ?? demoHours },
      vasActivationCodes: [...demoVasActivationCodes, ...provider.vasActivationCodes],
      offerPages: { ...demoOfferPages, ...provider.offerPages },
      callCentre: callCentreOf(config),
      accessibility: { email: demoAccessibilityEmail, ...provider.accessibility },
    }),
    ...(config.demo && { demoAccounts: [...demoAccounts], demoPassword, newcomer: demoNewcomer }),
  };
}

/** Returns the prices of requests about supplies, or null; the demo has its own where they are not set (pratica.costo.1). */
export function requestPricesOf({ demo, provider }: Pick<Config, 'demo' | 'provider'>): RequestPriceList | null {
  return provider.supplyRequests ?? (demo ? demoRequestPrices : null);
}

/** Returns the customer service numbers; the demo has its own for those that are not set. */
export function callCentreOf({ demo, provider }: Pick<Config, 'demo' | 'provider'>): Provider['callCentre'] {
  return demo ? { ...demoCallCentre, ...provider.callCentre } : provider.callCentre;
}

/** The pictures that the app shows, with their sizes, so that nothing moves when they arrive. */
function shownPictures({ logo, illustration }: BrandPictures): Partial<PublicConfig['brand']> {
  const shown = (name: string, { kind, width, height, version }: Picture) => ({
    src: `/brand/${name}.${kind}?v=${version}`,
    width,
    height,
  });
  return {
    // The shell is always dark; a logo for light backgrounds gets one.
    ...(logo && { logo: { ...shown('logo', logo.dark ?? logo.light), ...(!logo.dark && { plate: true }) } }),
    ...(illustration !== undefined && { illustration: illustration && shown('illustration', illustration) }),
  };
}

function captchaOf({ captcha }: Config): Pick<PublicConfig, 'captcha'> {
  if (captcha.kind === 'off') return {};
  return { captcha: captcha.kind === 'proof-of-work' ? captcha.kind : 'service' };
}

/**
 * These need our own backends: they store booking drafts, filter the list of bills, and answer the calls whose answers
 * the home's start puts together.
 */
const backendsOf: Readonly<Partial<Record<string, readonly Backend[]>>> = {
  [BILL_FILTERS]: ['verifiche'],
  [saveBookingDraft.id]: ['interventotecnico'],
  [homeStart.id]: ['clienti', 'contratti', 'verifiche', 'interventotecnico'],
};

function leansOn(id: string, elsewhere: Partial<Record<Backend, string>>): boolean {
  return backendsOf[id]?.some((backend) => backend in elsewhere) ?? false;
}

const ofCards: ReadonlySet<string> = new Set([
  beginCard.id,
  beginBillPayment.id,
  beginQuotePayment.id,
  makeBillLink.id,
]);
const ofPushes: ReadonlySet<string> = new Set([pushState.id, unsubscribePush.id, setPushKind.id]);

/** Some calls need optional settings of the provider: cards, and the company that issues invoices. */
function isOffered({ captcha, cards, provider, demo, videocallUrl, push }: Config, id: string): boolean {
  if (id === captchaChallenge.id) return captcha.kind === 'proof-of-work';
  if (ofPushes.has(id)) return push.WEB !== null || push.ANDROID !== null || push.IOS !== null;
  if (id === subscribePush.id) return push.WEB !== null;
  if (id === subscribeApp.id) return push.ANDROID !== null || push.IOS !== null;
  if (ofCards.has(id)) return cards.kind !== 'off';
  if (id === oppositions.id || id === changeOpposition.id)
    return isSwitchedOn('rightOfOpposition', provider.featureFlags);
  if (id === videocall.id || id === joinVideocall.id) return videocallUrl !== undefined;
  return id !== billInvoice.id || provider.company !== undefined || demo;
}

export function sourcesOf({ map, provider }: Pick<Config, 'map' | 'provider'>): ContentSources {
  const { backends: elsewhere, clientIpService, walletScripts, sources } = provider;
  const contactedServices = [...Object.values(elsewhere), ...(clientIpService === undefined ? [] : [clientIpService])];
  const connect = new Set([...sources.connect, ...contactedServices.map((base) => new URL(base).origin)]);
  // `{s}` is a placeholder for one of several hosts.
  const image = [...sources.image, ...(map ? [new URL(map.tiles.replace('{s}', '*')).origin] : [])];
  return {
    ...sources,
    image,
    connect: [...connect],
    script: Object.values(walletScripts).filter((url) => url !== undefined),
  };
}
