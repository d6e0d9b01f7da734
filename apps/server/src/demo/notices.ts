import {
  addDays,
  dayInRome,
  STG_LAST_DAY,
  startOfDayInRome,
  type Day,
  type NoticeChannel,
  type NoticeKind,
  type NoticeStep,
} from '@sportello/domain';
import { and, asc, eq, gt, min } from 'drizzle-orm';
import PdfKit from 'pdfkit';
import { lockHead, insertLedgerRow } from '../areas/notices/queries/ledger.ts';
import { contentDigest, detailsDigest, GENESIS, rowHash, sha256 } from '../areas/notices/usecases/chain.ts';
import { noticeWords } from '../areas/notices/usecases/template.ts';
import type { Database } from '../db/database.ts';
import { commodityContracts, legalNotices, supplyOffers } from '../db/schema/index.ts';

interface Account {
  readonly username: string;
  readonly customerCode: string | null;
}

interface DemoStep {
  readonly step: NoticeStep;
  readonly daysAgo: number;
  readonly channel?: NoticeChannel;
  readonly evidence?: Readonly<Record<string, string>>;
}

interface DemoNotice {
  readonly username: string;
  /** Without it, the customer's first active contract of any commodity. */
  readonly commodity?: 'GAS';
  readonly number: string;
  readonly kind: NoticeKind;
  readonly title: string;
  /** Without it they are made from the offers and prices of the supply. */
  readonly text?: string;
  /** The day from which the new conditions hold; absent if the kind has none. */
  readonly effective?: { readonly inDays: number } | { readonly day: Day } | 'NEXT_OFFER';
  readonly daysAgo: number;
  readonly steps: readonly DemoStep[];
}

const accepted = { answer: '250 2.0.0 Ok: queued as 4F1B2C' };
const delivered = { text: '250 2.1.5 delivered' };

const demoNotices: readonly DemoNotice[] = [
  {
    username: 'dual',
    number: 'CM-DEMO-0001',
    kind: 'RINNOVO',
    title: 'Il tuo contratto si rinnova',
    effective: 'NEXT_OFFER',
    daysAgo: 40,
    steps: [
      { step: 'INVIATA', daysAgo: 40, channel: 'EMAIL', evidence: accepted },
      { step: 'CONSEGNATA', daysAgo: 40, channel: 'EMAIL', evidence: delivered },
    ],
  },
  {
    username: 'dual',
    number: 'CM-DEMO-0002',
    kind: 'PRESCRIZIONE',
    title: 'Una bolletta ha importi che puoi non pagare',
    text: 'Una parte della bolletta riguarda consumi di più di due anni fa. Puoi non pagarla: apri la bolletta e scegli “Eccepisci la prescrizione”.',
    daysAgo: 80,
    steps: [
      { step: 'INVIATA', daysAgo: 80, channel: 'EMAIL', evidence: accepted },
      { step: 'APERTA', daysAgo: 79, channel: 'AREA' },
      { step: 'CONFERMATA', daysAgo: 79, channel: 'AREA' },
    ],
  },
  {
    username: 'stg',
    number: 'CM-DEMO-0003',
    kind: 'FINE_SERVIZIO_TUTELATO',
    title: 'Il servizio a tutele graduali sta per finire',
    effective: { day: addDays(STG_LAST_DAY, 1) },
    daysAgo: 20,
    steps: [
      { step: 'INVIATA', daysAgo: 20, channel: 'EMAIL', evidence: accepted },
      { step: 'CONSEGNATA', daysAgo: 20, channel: 'EMAIL', evidence: delivered },
    ],
  },
  {
    username: 'misto',
    number: 'CM-DEMO-0004',
    kind: 'MODIFICA_UNILATERALE',
    title: 'Cambia una condizione del tuo contratto',
    text: 'Dal giorno indicato le bollette si pagano entro 15 giorni invece di 20. I prezzi non cambiano. Se non sei d’accordo, puoi recedere dal contratto.',
    effective: { inDays: 60 },
    daysAgo: 14,
    steps: [
      { step: 'NON_CONSEGNATA', daysAgo: 14, channel: 'EMAIL', evidence: { text: '550 5.1.1 no such user' } },
      { step: 'INVIATA', daysAgo: 14, channel: 'SMS', evidence: { recipient: '3331234567', answer: 'HTTP 202' } },
      { step: 'DA_SPEDIRE', daysAgo: 9, channel: 'POSTA' },
    ],
  },
  {
    username: 'full',
    commodity: 'GAS',
    number: 'CM-DEMO-0005',
    kind: 'MODIFICA_UNILATERALE',
    title: 'Cambia una condizione del tuo contratto',
    text: 'Dal giorno indicato le comunicazioni su questo contratto arrivano per email, e per posta solo se l’email non arriva. I prezzi non cambiano. Se non sei d’accordo, puoi recedere dal contratto.',
    effective: { inDays: -30 },
    daysAgo: 130,
    steps: [
      { step: 'INVIATA', daysAgo: 130, channel: 'EMAIL', evidence: accepted },
      { step: 'CONSEGNATA', daysAgo: 130, channel: 'EMAIL', evidence: delivered },
      { step: 'APERTA', daysAgo: 128, channel: 'AREA' },
      { step: 'CONFERMATA', daysAgo: 128, channel: 'AREA' },
    ],
  },
];

/** Writes notices in different states: sent, confirmed, delivered, late and to be posted. */
export async function writeNotices(tx: Database, accounts: readonly Account[], now: Date): Promise<void> {
  const today = dayInRome(now.getTime());
  const morning = (daysAgo: number) => new Date(startOfDayInRome(addDays(today, -daysAgo)) + 9 * 3_600_000);
  for (const each of demoNotices) {
    const customerCode = accounts.find(({ username }) => username === each.username)?.customerCode;
    if (customerCode) await writeNotice(tx, each, customerCode, { today, morning });
  }
}

async function writeNotice(
  tx: Database,
  each: DemoNotice,
  customerCode: string,
  { today, morning }: { readonly today: string; readonly morning: (daysAgo: number) => Date },
): Promise<void> {
  const { number, kind, title, daysAgo } = each;
  const [contract] = await tx
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(
      and(
        eq(commodityContracts.customerCode, customerCode),
        eq(commodityContracts.sourceState, 'Attivo'),
        each.commodity && eq(commodityContracts.commodity, each.commodity),
      ),
    )
    .orderBy(asc(commodityContracts.code))
    .limit(1);
  const at = morning(daysAgo);
  const given = {
    number,
    customerCode,
    contractCode: contract?.code ?? null,
    kind,
    title,
    text: each.text ?? null,
    archiveKey: null,
    effectiveDay: await effectiveDayOf(tx, each, contract?.code, today),
    allFall: false,
  };
  // Zero is the number of no event: a notice with one is prepared.
  const progress = { importedAt: at, pdf: null, eventId: 0n, mailedAt: at, textedAt: null, dueAt: null };
  const text = (await noticeWords(tx, { ...given, ...progress })) ?? '';
  const notice = { ...given, text };
  const pdf = await draw(title, text, at);
  await tx.insert(legalNotices).values({ ...notice, ...progress, pdf });
  const digests = { contentDigest: contentDigest(notice), pdfDigest: sha256(pdf) };
  const steps: readonly DemoStep[] = [{ step: 'PREPARATA', daysAgo }, ...each.steps];
  for (const [index, { step, daysAgo: ago, channel = null, evidence }] of steps.entries()) {
    const head = await lockHead(tx, customerCode, GENESIS);
    const details = evidence === undefined ? null : { ...evidence, salt: sha256(`${number} ${index}`).slice(0, 22) };
    const row = {
      customerCode,
      position: head.position + 1,
      noticeNumber: number,
      step,
      at: new Date(morning(ago).getTime() + index * 60_000),
      channel,
      contentDigest: step === 'PREPARATA' ? digests.contentDigest : null,
      pdfDigest: step === 'PREPARATA' ? digests.pdfDigest : null,
      detailsDigest: details === null ? null : detailsDigest(details),
    };
    await insertLedgerRow(tx, { ...row, details, hash: rowHash(head.hash, row) });
  }
}

/** Returns the day from which a notice holds; null for a kind without one. */
async function effectiveDayOf(
  tx: Database,
  { effective }: DemoNotice,
  contractCode: string | undefined,
  today: Day,
): Promise<Day | null> {
  if (effective === undefined) return null;
  if (effective !== 'NEXT_OFFER') return 'day' in effective ? effective.day : addDays(today, effective.inDays);
  const [next] = await tx
    .select({ day: min(supplyOffers.validFrom) })
    .from(supplyOffers)
    .where(and(eq(supplyOffers.contractCode, contractCode ?? ''), gt(supplyOffers.validFrom, today)));
  return next?.day ?? null;
}

/** Draws a plain page: the first start of the demo has no time for a tagged one. */
function draw(title: string, text: string, at: Date): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', margin: 56, info: { Title: title, CreationDate: at } });
  const chunks: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.fontSize(18).text(title).moveDown().fontSize(11).text(text);
  pdf.end();
  return promise;
}
