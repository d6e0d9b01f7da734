import { NOTICE_CHANNELS, NOTICE_KINDS, NOTICE_STEPS, type NoticeDetail, type NoticeSummary } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { instant, optionalDay, optionalText } from '../../mechanism/wire.ts';

export const noticeKind = z.enum(NOTICE_KINDS);
export const noticeStep = z.enum(NOTICE_STEPS);
const noticeChannel = z.nullable(z.enum(NOTICE_CHANNELS));

export const wireNoticeSummary = {
  numero: z.string(),
  tipo: noticeKind,
  titolo: z.string(),
  codiceContratto: optionalText,
  /** The first day of the new conditions. */
  dal: optionalDay,
  stato: noticeStep,
  preparataIl: instant,
};

const wireNoticeStep = z.strictObject({
  passo: noticeStep,
  data: instant,
  canale: noticeChannel,
  destinatario: optionalText,
  /** The mail server's answer, the reason of a failure, or the tracking code of registered post. */
  prova: optionalText,
});

export const wireNoticeDetail = {
  ...wireNoticeSummary,
  testo: optionalText,
  passaggi: z.array(wireNoticeStep),
};

const summary = z.strictObject(wireNoticeSummary);
const detail = z.strictObject(wireNoticeDetail);

export const toNoticeSummary = (wire: z.output<typeof summary>): NoticeSummary => ({
  number: wire.numero,
  kind: wire.tipo,
  title: wire.titolo,
  contractCode: present(wire.codiceContratto),
  effectiveDay: present(wire.dal),
  state: wire.stato,
  preparedAt: Date.parse(wire.preparataIl),
});

export const toNoticeDetail = ({ testo, passaggi, ...wire }: z.output<typeof detail>): NoticeDetail => ({
  ...toNoticeSummary(wire),
  text: present(testo),
  steps: passaggi.map((each) => ({
    step: each.passo,
    at: Date.parse(each.data),
    channel: each.canale ?? undefined,
    recipient: present(each.destinatario),
    evidence: present(each.prova),
  })),
});

export const exampleNoticeSummary = {
  numero: 'CM-2026-000123',
  tipo: 'RINNOVO',
  titolo: 'Il tuo contratto si rinnova',
  codiceContratto: '1-234567',
  dal: '2027-06-01',
  stato: 'INVIATA',
  preparataIl: '2026-11-20T09:00:00.000Z',
} as const;
