import { dayInFull, dayInRome, fullDay, ofDay, secondInRome, type Day, type Instant } from '@sportello/domain';
import { facts, heading } from '../bill-pdf/front.ts';
import { frame, head } from '../bill-pdf/frame.ts';
import type { Holder, Issuer } from '../bill-pdf/paper.ts';
import { newSheet, PAGE, WIDTH } from '../bill-pdf/sheet.ts';
import { noonOf } from './case-paper.ts';
import { prose } from './prose.ts';

/** The complete input of the receipt of a withdrawal; the same input gives the same bytes. */
export interface WithdrawalPaper {
  readonly number: string;
  readonly at: Instant;
  readonly issuer: Issuer;
  readonly holder: Holder;
  /** Offer and delivery point, as they were. */
  readonly contract: string;
  readonly contractCode: string;
  readonly lastDay: Day;
  readonly channel: 'AREA' | 'PUBBLICO';
  readonly email: string | undefined;
}

/** Draws the receipt of a withdrawal as a tagged PDF/A, with its second in Rome (recesso.ricevuta.1). */
export function drawWithdrawalReceipt(paper: WithdrawalPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { number, at, issuer, holder, contract, contractCode, lastDay, channel, email } = paper;
  const day = dayInRome(at);
  const name = 'Ricevuta del recesso';
  const sheet = newSheet({
    title: `${name} ${number} di ${issuer.brand}`,
    author: issuer.company,
    at: noonOf(day),
    isArchival: true,
    frame: (on, page, hasFoot) => frame(on, issuer, `${name} ${number}`, hasFoot ? page : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, name, `n. ${number} ${ofDay(day)}`);
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    ['Da', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Contratto', contract],
    ['Codice del contratto', contractCode],
    ['Recesso ricevuto il', `${fullDay(day)} alle ${secondInRome(at)} (ora di Roma)`],
    ['Inviato da', channel === 'AREA' ? 'area clienti' : 'pagina pubblica, con un codice'],
    ['Ricevuta mandata a', email],
  ]);
  sheet.y += 18;
  heading(sheet, 'Cosa hai dichiarato');
  prose(sheet, `Recedo dal contratto ${contractCode} (${contract}).`);
  sheet.y += 12;
  heading(sheet, 'Cosa succede adesso');
  prose(
    sheet,
    `Il recesso è arrivato in tempo: potevi inviarlo fino alle 23:59:59 di ${dayInFull(lastDay)}. Non devi spiegare perché, né fare altro.`,
  );
  prose(
    sheet,
    'Se hai già pagato qualcosa, te lo restituiamo entro 14 giorni da oggi, con lo stesso mezzo di pagamento. Se hai chiesto che la fornitura o il servizio iniziasse subito, paghi solo quello che hai usato.',
  );
  prose(sheet, 'Conserva questa ricevuta: la trovi anche tra i documenti del contratto.');
  return sheet.end();
}
