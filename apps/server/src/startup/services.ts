import type { Pool } from 'pg';
import { apiPrefix } from '../config/api-prefix.ts';
import type { Config } from '../config/config.ts';
import { databaseOf } from '../db/database.ts';
import { listenForHints } from '../db/hints.ts';
import { demoArchive } from '../demo/documents/archive.ts';
import type { DocumentArchive } from '../ports/archive/archive.ts';
import { folderArchive } from '../ports/archive/folder.ts';
import { stripeCards } from '../ports/cards-stripe.ts';
import { siteVerifyCaptcha } from '../ports/captcha.ts';
import { contentFiles } from '../ports/content/files.ts';
import { keptMail, smtpMail, type MailCarrier } from '../ports/mail.ts';
import { httpSms, keptSms, type SmsCarrier } from '../ports/sms.ts';
import { createCodeHashes } from '../usecases/codes/hashes.ts';
import { createHints } from '../usecases/hints/hints.ts';
import type { Services } from '../usecases/context.ts';
import { createTokens } from '../usecases/sessions/tokens.ts';

/** Chooses the adapters of all ports by the settings. Opens nothing yet. */
export function servicesOf({ config, pool, clock }: { config: Config; pool: Pool; clock: () => Date }): Services {
  const sms = smsCarrier(config);
  return {
    db: databaseOf(pool),
    clock,
    tokens: createTokens(config.sessionSecrets),
    codes: createCodeHashes(config.sessionSecrets),
    captcha:
      config.captcha.kind === 'off'
        ? null
        : siteVerifyCaptcha({ verifyUrl: config.captcha.url, secret: config.captcha.secret }),
    content: contentFiles(config.contentDir),
    archive: documentArchive(config, pool),
    apiPrefix,
    clientId: config.clientId,
    brand: {
      name: config.provider.brand.name,
      // The colours of the web app, unless the provider has colours of its own.
      colours: config.provider.brand.colours ?? { from: '#617b56', to: '#00397b' },
    },
    publicUrl: config.publicUrl,
    noticeVersion: config.provider.notices.version,
    earlierNoticeVersions: config.provider.notices.earlier,
    creditor: config.creditor,
    cards: config.cards.kind === 'off' ? null : stripeCards(config.cards),
    hints: createHints((listener) => listenForHints(pool, listener)),
    mail: mailCarrier(config),
    sms,
    channels: sms === null ? ['MAIL'] : ['MAIL', 'SMS'],
    answerWorkingDays: config.provider.support.answerWorkingDays,
    messageRetrySeconds: config.messageRetrySeconds,
    keepsSecrets: config.demo,
  };
}

/** Documents that the demo makes, those of the provider's folder, or none. */
function documentArchive({ documentsDir, demo }: Config, pool: Pool): DocumentArchive | null {
  if (documentsDir !== undefined) return folderArchive(documentsDir);
  return demo ? demoArchive(databaseOf(pool)) : null;
}

function mailCarrier({ mail, publicUrl }: Config): MailCarrier {
  return mail.kind === 'smtp' ? smtpMail({ ...mail, publicUrl }) : keptMail;
}

function smsCarrier({ sms }: Config): SmsCarrier | null {
  if (sms.kind === 'off') return null;
  return sms.kind === 'http' ? httpSms(sms) : keptSms;
}
