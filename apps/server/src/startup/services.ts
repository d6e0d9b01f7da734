import { isSwitchedOn, pushServiceOf, type ModuleName } from '@sportello/domain';
import { demoCompany } from '@sportello/demo';
import type { Pool } from 'pg';
import { apiPrefix } from '../config/api-prefix.ts';
import { isCaptchaService } from '../config/captcha.ts';
import type { Config } from '../config/config.ts';
import { callCentreOf, connectedHomeOf, demoBrand, requestPricesOf } from '../config/provider.ts';
import { databaseOf } from '../db/database.ts';
import { longestStatementMs } from '../db/open.ts';
import { openReplica } from '../db/replica.ts';
import { directUrlOf, settingsOf } from '../db/pool.ts';
import { listenForInvalidations } from '../db/invalidations.ts';
import { demoArchive } from '../demo/documents/archive.ts';
import type { DocumentArchive } from '../ports/archive/archive.ts';
import { bucketArchive } from '../ports/archive/bucket.ts';
import { folderArchive } from '../ports/archive/folder.ts';
import { stripeCards } from '../ports/cards-stripe.ts';
import { siteVerifyCaptcha, type Captcha, type ProofOfWork } from '../ports/captcha.ts';
import { contentFiles } from '../ports/content/files.ts';
import { keptMail, smtpMail, type MailTransport } from '../ports/mail.ts';
import { httpWebhook } from '../ports/integration-webhook.ts';
import { apnsTransport } from '../ports/push/apns.ts';
import type { PushTransports } from '../ports/push/push-transport.ts';
import { fcmTransport } from '../ports/push/fcm.ts';
import { webPushTransport } from '../ports/push/web-push.ts';
import { httpSms, keptSms, type SmsTransport } from '../ports/sms.ts';
import { createPersonHashes } from '../secrets/person-hashes.ts';
import { createSeal } from '../secrets/sealing.ts';
import { createCodeHashes } from '../areas/credentials/usecases/codes/hashes.ts';
import { createProofOfWork } from '../limits/proof-of-work.ts';
import { createInvalidations } from '../events/invalidations.ts';
import { drawBrand, isMark, mailLogoSize } from '../formats/brand/brand.ts';
import type { Brand, Services, Writing } from '../shared/context.ts';
import { createTokens } from '../areas/sign-in/usecases/tokens.ts';
import { startWorkers, type Workers } from '../workers/pool.ts';
import { startPictures } from '../workers/pictures/pictures.ts';

/** Only short pages and one report at a time are read from a replica. */
const replicaConnections = 3;

/** Chooses the adapters of all ports from the settings; opens no connections yet. */
export function servicesOf({ config, pool, clock }: { config: Config; pool: Pool; clock: () => Date }): Services {
  const sms = smsTransport(config);
  const workers = startWorkers({ config, database: settingsOf(pool) });
  const db = databaseOf(pool);
  const writing = writingOf(config);
  const drawnBrand = once(() => drawBrand(config.provider.pictures, config.provider.brand.colours ?? neutralColours));
  const proofOfWork = createProofOfWork({ secrets: config.sessionSecrets, db, clock });
  return {
    db,
    replica: openReplica({ url: config.databaseReplicaUrl, max: replicaConnections, longestStatementMs }, pool),
    clock,
    tokens: createTokens(config.sessionSecrets),
    codes: createCodeHashes(config.sessionSecrets),
    personHashes: createPersonHashes(config.sessionSecrets),
    billLinks: createSeal(config.sessionSecrets, 'bill link'),
    factorSeal: createSeal(config.sessionSecrets, 'second factor'),
    captcha: captchaOf(config, proofOfWork),
    proofOfWork,
    captchaFreeFailures: config.captchaFreeFailures,
    content: contentFiles(config.contentDirs),
    archive: documentArchive(config, pool, workers, { brand: writing.brand, drawnBrand }),
    workers,
    pictures: startPictures(),
    apiPrefix,
    clientId: config.clientId,
    ...writing,
    drawnBrand,
    company: config.provider.company ?? (config.demo ? demoCompanyOf(config.provider.brand.name) : null),
    videocallUrl: config.videocallUrl ?? null,
    connectedHome: connectedHomeOf(config),
    disabledModules: Object.keys(config.provider.disabledModules) as ModuleName[],
    companySearchWorkDays: config.provider.companySearchWorkDays,
    isSwitchedOn: (flag) => isSwitchedOn(flag, config.provider.featureFlags),
    callCentre: callCentreOf(config),
    policyVersion: config.provider.policies.version,
    earlierPolicyVersions: config.provider.policies.earlier,
    creditor: config.creditor,
    cards: config.cards.kind === 'off' ? null : stripeCards(config.cards),
    invalidations: createInvalidations((listener) => listenForInvalidations(directUrlOf(config, pool), listener)),
    webhook: config.webhook === null ? null : httpWebhook(config.webhook),
    mail: mailTransport(config),
    sms,
    push: pushTransports(config),
    answerWorkingDays: config.provider.support.answerWorkingDays,
    caseSettings: config.provider.cases,
    noticeSettings: config.provider.notices,
    requestPrices: requestPricesOf(config),
    complaintsAddress: config.provider.cases.postalAddress,
    messageRetrySeconds: config.messageRetrySeconds,
    keepsSecrets: config.demo,
    retention: config.provider.retention,
  };
}

// The web app's colours.
const neutralColours = { from: '#617b56', to: '#00397b' };

export function writingOf(config: Config): Writing {
  const { brand, pictures, company } = config.provider;
  return {
    brand: {
      name: brand.name,
      colours: brand.colours ?? neutralColours,
      ...(pictures.logo && {
        mailLogo: { ...mailLogoSize(pictures.logo.light), isMark: isMark(pictures.logo.light) },
      }),
      ...(brand.mailSignature && signaturesOf(brand.mailSignature, company)),
    },
    publicUrl: config.publicUrl,
    channels: config.sms.kind === 'off' ? ['MAIL'] : ['MAIL', 'SMS'],
  };
}

/** The demo's company has the name of whichever brand is tried with it. */
const demoCompanyOf = (brand: string) => (brand === demoBrand.name ? demoCompany : { ...demoCompany, name: brand });

function signaturesOf(
  { text, lines, phone, links }: NonNullable<Config['provider']['brand']['mailSignature']>,
  company: Config['provider']['company'],
): Pick<Brand, 'signature' | 'paperSignature'> {
  const calls = phone === undefined ? [] : [`Telefono ${phone}`];
  const issuer = company && [
    `${company.name} · P. IVA ${company.vatNumber}`,
    `${company.address.street}, ${company.address.cap} ${company.address.city} ${company.address.province}`,
  ];
  const written = [text, ...lines, ...(issuer ?? []), ...calls].map((each) => ({ text: each }));
  const sites = links.map(({ url }) => url.replace(/^https?:\/\//, '').replace(/\/$/, ''));
  return {
    signature: [...written, ...links.map(({ label, url }) => ({ text: label, url }))],
    paperSignature: [text, ...lines, ...calls, ...sites],
  };
}

function captchaOf({ captcha }: Config, proofOfWork: ProofOfWork): Captcha | null {
  if (captcha.kind === 'off') return null;
  return isCaptchaService(captcha) ? siteVerifyCaptcha(captcha) : proofOfWork;
}

function documentArchive(
  { documentsDir, documentsBucket, demo }: Config,
  pool: Pool,
  workers: Workers,
  { brand, drawnBrand }: Pick<Services, 'brand' | 'drawnBrand'>,
): DocumentArchive | null {
  if (documentsBucket !== undefined) return bucketArchive(documentsBucket);
  if (documentsDir !== undefined) return folderArchive(documentsDir);
  return demo ? demoArchive(databaseOf(pool), workers, brand, drawnBrand) : null;
}

function mailTransport({ mail, publicUrl }: Config): MailTransport {
  return mail.kind === 'smtp' ? smtpMail({ ...mail, publicUrl }) : keptMail;
}

function smsTransport({ sms }: Config): SmsTransport | null {
  if (sms.kind === 'off') return null;
  return sms.kind === 'http' ? httpSms(sms) : keptSms;
}

function pushTransports({ push: { WEB: web, ANDROID: fcm, IOS: apns } }: Config): PushTransports {
  return {
    WEB: web && webPushTransport(web, (endpoint) => pushServiceOf(endpoint, web.hosts)),
    ANDROID: fcm && fcmTransport(fcm),
    IOS: apns && apnsTransport(apns),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
