import { describe, expect, it } from 'vitest';
import { readableOn } from './colours.ts';
import { render, type Letter } from './index.ts';

const sender = {
  brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
  publicUrl: 'https://clienti.example.it',
};
const link = 'https://clienti.example.it/recupera-credenziali?t=abcdefghijklmnopqrstuvwxyz012345';
const staffLink = 'https://clienti.example.it/invito-operatore#codice=abcdefghijklmnopqrstuvwxyz012345';

const letters: readonly [Letter, subject: string, mailSays: readonly string[], sms: string][] = [
  [
    { template: 'registration-code', code: '042137', minutes: 10 },
    'Il codice per registrarti',
    ['042137', 'Vale 10 minuti'],
    'Aurora Energia: 042137 è il codice per registrarti. Vale 10 minuti. Non darlo a nessuno.',
  ],
  [
    {
      template: 'intervention-moved',
      interventionId: 'I00000011',
      mode: 'TECHINICIAN_EXIT',
      product: 'Caldaia',
      company: '017',
      day: null,
      starts: null,
      ends: null,
      step: 'INVIA_PREVENTIVO',
      reason: null,
    },
    'Il tuo preventivo è pronto',
    ['Caldaia. Leggilo e decidi se accettarlo'],
    'Aurora Energia: Il tuo preventivo è pronto (Caldaia). Vedi la tua area clienti.',
  ],
  [
    { template: 'registered', username: 'giulia.ferri', name: 'Giulia' },
    'La tua area clienti è pronta',
    ['Ciao Giulia,', 'giulia.ferri', 'https://clienti.example.it/login'],
    'Aurora Energia: la tua area clienti è pronta. Accedi con il nome utente giulia.ferri',
  ],
  [
    { template: 'recovery-code', code: '042137', link, minutes: 10 },
    'Scegli una nuova password',
    ['042137', link, 'Valgono 10 minuti'],
    `Aurora Energia: 042137 per la nuova password, vale 10 minuti. O apri ${link}`,
  ],
  [
    { template: 'username-reminder', username: 'giulia.ferri' },
    'Il tuo nome utente',
    ['giulia.ferri', 'https://clienti.example.it/login'],
    'Aurora Energia: il tuo nome utente è giulia.ferri',
  ],
  [
    {
      template: 'debit-requested',
      iban: 'IT60 … 3456',
      mandates: [{ contractAccount: '500000000001', reference: 'EE01' }],
      mandateText: 'Prima parte.\n\nSeconda parte.',
    },
    'Hai chiesto l’addebito su conto corrente',
    ['del conto contrattuale 500000000001', '500000000001: EE01', 'Prima parte.', 'Seconda parte.'],
    "Aurora Energia: hai chiesto l'addebito sul conto IT60 ... 3456. Non sei tu? Chiama subito il servizio clienti.",
  ],
  [
    {
      template: 'bill-announcement',
      announcement: 'ISSUED',
      count: 1,
      amountCents: 123_450,
      dueDate: '2026-11-30',
      link: null,
    },
    'È arrivata una bolletta',
    ['È di 1.234,50', 'scade lunedì 30 novembre 2026', 'https://clienti.example.it/my-edison/bollette'],
    'Aurora Energia: hai una bolletta di 1.234,50 euro, da pagare entro lunedì 30 novembre 2026. Vedi la tua area clienti.',
  ],
  [
    {
      template: 'bill-announcement',
      announcement: 'DUE_SOON',
      count: 1,
      amountCents: 9_000,
      dueDate: '2026-11-30',
      link: 'https://clienti.example.it/paga#codice=x',
    },
    'Una bolletta scade tra pochi giorni',
    ['90,00', 'Paga senza accedere', 'https://clienti.example.it/paga#codice=x'],
    'Aurora Energia: hai una bolletta da pagare entro lunedì 30 novembre 2026: 90,00 euro. I dati per farlo sono nella tua area clienti.',
  ],
  [
    {
      template: 'payment-reversed',
      cause: 'DISPUTE',
      paymentId: '0199f0c2',
      isQuote: false,
      paidOn: '2026-11-20',
      amountCents: 9_000,
      bills: [{ number: '2026000123456', amountCents: 9_000 }],
    },
    'Il tuo pagamento è stato stornato',
    ['Il pagamento del 20 novembre 2026 è stato stornato dalla banca', '90,00', '2026000123456', 'pagamenti/0199f0c2'],
    'Aurora Energia: la banca ha stornato 90,00 euro. Vedi la tua area clienti.',
  ],
  [
    {
      template: 'payment-reversed',
      cause: 'REFUND',
      paymentId: '0199f0c2',
      isQuote: true,
      paidOn: '2026-12-08',
      amountCents: 9_000,
      bills: [],
    },
    'Ti abbiamo rimborsato un pagamento',
    ['del pagamento dell’8 dicembre 2026', '90,00', 'Il preventivo resta accettato'],
    'Aurora Energia: ti abbiamo rimborsato 90,00 euro. Vedi la tua area clienti.',
  ],
  [
    {
      template: 'payment-restored',
      paymentId: '0199f0c2',
      isQuote: false,
      paidOn: '2026-11-20',
      amountCents: 9_000,
      overpaidCents: 1_000,
    },
    'Il tuo pagamento è di nuovo valido',
    ['Il pagamento del 20 novembre 2026 è di nuovo valido', '90,00', 'Hai pagato due volte', '10,00'],
    'Aurora Energia: il pagamento di 90,00 euro è di nuovo valido. Vedi la tua area clienti.',
  ],
  [
    { template: 'debit-returned', number: '2026000123456', amountCents: 9_000, reason: 'MD06', wasPaid: true },
    'L’addebito della tua bolletta è tornato indietro',
    ['ha ripreso 90,00', 'risultava pagata: ora è di nuovo da pagare'],
    'Aurora Energia: la tua banca ha ripreso 90,00 euro della bolletta 2026000123456. Puoi pagarla nella tua area clienti.',
  ],
  [
    { template: 'debit-returned', number: '2026000123456', amountCents: 9_000, reason: 'AM04', wasPaid: false },
    'L’addebito della tua bolletta non è riuscito',
    ['90,00', 'sul conto non c’era abbastanza', 'https://clienti.example.it/my-edison/bollette/2026000123456'],
    'Aurora Energia: la tua banca non ha pagato 90,00 euro della bolletta 2026000123456. Puoi pagarla nella tua area clienti.',
  ],
  [
    {
      template: 'bill-announcement',
      announcement: 'OVERDUE',
      count: 3,
      amountCents: 9_000,
      dueDate: '2026-11-10',
      link: null,
    },
    '3 bollette sono scadute',
    ['Restano da pagare 90,00'],
    'Aurora Energia: hai 3 bollette oltre la scadenza: 90,00 euro. I dati per pagare sono nella tua area clienti.',
  ],
  [
    { template: 'reading-window', stage: 'OPEN', supplies: 1, closesOn: '2026-11-30' },
    'Puoi inviare la lettura del contatore',
    ['Fino a lunedì 30 novembre 2026', 'della tua fornitura', 'https://clienti.example.it/my-edison/letture'],
    'Aurora Energia: puoi inviare la lettura della tua fornitura fino a lunedì 30 novembre 2026, nella tua area clienti.',
  ],
  [
    { template: 'reading-window', stage: 'CLOSING', supplies: 260, closesOn: '2026-11-30' },
    'Ultimi giorni per inviare la lettura',
    ['di 260 forniture'],
    'Aurora Energia: puoi inviare la lettura di 260 forniture fino a lunedì 30 novembre 2026, nella tua area clienti.',
  ],
  [
    {
      template: 'consumption-threshold',
      contractCode: '4000000001',
      thresholdCents: 10_000_000,
      likelyCents: 12_345_678,
      periodEnd: '2026-12-31',
    },
    'La bolletta in corso supera la tua soglia',
    ['giovedì 31 dicembre 2026', '123.456,78 €', 'https://clienti.example.it/my-edison/contratti/4000000001/consumi'],
    "Aurora Energia: la bolletta in corso arriva a circa 123.456,78 euro, oltre la tua soglia di 100.000,00 euro. Vedi i consumi nell'area clienti.",
  ],
  [
    { template: 'reading-refused', readOn: '2026-11-20', refusal: 'FOTO_NON_CONFERMA' },
    'La tua lettura non è stata accettata',
    ['venerdì 20 novembre 2026', 'La foto non mostra le cifre inviate.'],
    'Aurora Energia: la tua lettura di venerdì 20 novembre 2026 non è stata accettata. Il motivo è nella tua area clienti.',
  ],
  [
    {
      template: 'change-outcome',
      matter: 'PAGAMENTO',
      outcome: 'RIFIUTATA',
      activeFrom: null,
      words: 'La banca non riconosce l’IBAN',
    },
    'Metodo di pagamento: la modifica non è stata accettata',
    ['La banca non riconosce l’IBAN. Continui a pagare come prima.'],
    'Aurora Energia: Metodo di pagamento: la modifica non è stata accettata. Leggi nella tua area clienti.',
  ],
  [
    { template: 'change-outcome', matter: 'PAGAMENTO', outcome: 'ATTIVA', activeFrom: '2026-12-01', words: null },
    'Il tuo metodo di pagamento è attivo',
    ['martedì 1° dicembre 2026'],
    'Aurora Energia: Il tuo metodo di pagamento è attivo. Leggi nella tua area clienti.',
  ],
  [
    {
      template: 'opposition-changed',
      opposed: true,
      statement: 'Proporti offerte simili a quelle che hai già',
      receiptNumber: 'O-2026-000001',
    },
    'La tua opposizione è registrata',
    ['Proporti offerte simili a quelle che hai già.', 'O-2026-000001'],
    'Aurora Energia: la tua opposizione è registrata. Ricevuta O-2026-000001.',
  ],
  [
    { template: 'card-set', accounts: ['500000000001', '500000000002'] },
    'Ora paghi con carta',
    ['di 2 conti contrattuali'],
    'Aurora Energia: ora paghi con la carta che hai scelto. Non sei tu? Chiama subito il servizio clienti.',
  ],
  [
    { template: 'password-reset' },
    'Hai una nuova password',
    ['https://clienti.example.it/recupera-credenziali'],
    "Aurora Energia: hai una nuova password. Non l'hai scelta tu? Chiama subito il servizio clienti.",
  ],
  [
    {
      template: 'payment-receipt',
      paymentId: '0199f0c2',
      paidOn: '2026-11-30',
      amountCents: 9_050,
      bills: [
        { number: '2026000123456', amountCents: 9_000 },
        { number: '2026000123457', amountCents: 50 },
      ],
      afterQuote: null,
      isByLink: false,
    },
    'Ricevuta del tuo pagamento',
    [
      'Hai pagato 2 bollette: 90,50',
      'Documento 2026000123457: 0,50',
      'https://clienti.example.it/my-edison/pagamenti/0199f0c2',
    ],
    'Aurora Energia: pagamento riuscito: 90,50 euro. La ricevuta è nella tua area clienti.',
  ],
  [
    {
      template: 'payment-receipt',
      paymentId: '0199f0c2',
      paidOn: '2026-11-30',
      amountCents: 9_000,
      bills: [{ number: '2026000123456', amountCents: 9_000 }],
      afterQuote: null,
      isByLink: true,
    },
    'Ricevuta di un pagamento con il link',
    ['Con il link è stata pagata una bolletta: 90,00'],
    'Aurora Energia: pagamento riuscito: 90,00 euro. La ricevuta è nella tua area clienti.',
  ],
  [
    {
      template: 'payment-receipt',
      paymentId: '0199f0c2',
      paidOn: '2026-11-30',
      amountCents: 9_000,
      bills: [{ number: 'P1', amountCents: 9_000 }],
      afterQuote: 'COMPANY_CALLS',
      isByLink: false,
    },
    'Ricevuta del tuo pagamento',
    ['Hai pagato il preventivo: 90,00', 'La ditta ti chiama e sceglie il giorno con te.'],
    'Aurora Energia: pagamento riuscito: 90,00 euro. La ricevuta è nella tua area clienti.',
  ],
  [
    {
      template: 'quote-answered',
      interventionId: 'I1',
      product: 'Caldaia',
      amountCents: 20_550,
      paidBy: 'BILL',
      next: 'CUSTOMER_BOOKS',
    },
    'Hai accettato il preventivo',
    [
      'Caldaia. Paghi 205,50',
      'addebito in bolletta',
      'Ora puoi fissare il prossimo appuntamento.',
      'mio-intervento/I1',
    ],
    'Aurora Energia: hai accettato il preventivo: 205,50 euro con addebito in bolletta. Ora puoi fissare il prossimo appuntamento.',
  ],
  [
    {
      template: 'quote-answered',
      interventionId: 'I1',
      product: 'Caldaia',
      amountCents: 20_550,
      paidBy: null,
      next: 'CENTRE_CALLS',
    },
    'Hai rifiutato il preventivo',
    ['non paghi i 205,50', 'La centrale operativa ti contatta'],
    'Aurora Energia: hai rifiutato il preventivo: il lavoro non si fa e non lo paghi. La centrale operativa ti contatta per decidere come andare avanti.',
  ],
  [
    { template: 'password-changed' },
    'La tua password è cambiata',
    ['https://clienti.example.it/recupera-credenziali'],
    'Aurora Energia: la tua password è cambiata. Non sei tu? Chiama subito il servizio clienti.',
  ],
  [
    { template: 'oldest-session-ended' },
    'Abbiamo chiuso il tuo accesso più vecchio',
    ['https://clienti.example.it/recupera-credenziali', 'più di 20 posti'],
    'Aurora Energia: il tuo account era aperto in più di 20 posti: ne abbiamo chiuso uno. Non sei tu? Cambia la password.',
  ],
  [
    { template: 'contact-code', code: '042137', minutes: 1 },
    'Conferma il tuo nuovo contatto',
    ['042137', 'Vale 1 minuto e'],
    'Aurora Energia: 042137 è il codice per confermare il tuo contatto. Vale 1 minuto. Non darlo a nessuno.',
  ],
  [
    { template: 'contact-changed', masked: 'g***@example.it' },
    'Il tuo contatto è cambiato',
    ['g***@example.it'],
    "Aurora Energia: da ora ti scriviamo a g***@example.it. Non l'hai cambiato tu? Chiama subito il servizio clienti.",
  ],
  [
    { template: 'account-closed', erasureDay: '2026-12-05' },
    'La tua area clienti è chiusa',
    ['Sabato 5 dicembre 2026'],
    "Aurora Energia: la tua area clienti è chiusa. Non l'hai chiesto tu? Chiama il servizio clienti prima di sabato 5 dicembre 2026.",
  ],
  [
    { template: 'account-closed', erasureDay: '2027-01-01' },
    'La tua area clienti è chiusa',
    ['Venerdì 1° gennaio 2027'],
    "Aurora Energia: la tua area clienti è chiusa. Non l'hai chiesto tu? Chiama il servizio clienti prima di venerdì 1 gennaio 2027.",
  ],
  [
    { template: 'operator-invited', username: 'mario', role: 'Consultazione', link: staffLink, minutes: 4320 },
    'Il tuo accesso da operatore',
    ['(Consultazione)', 'mario', staffLink, 'vale 3 giorni'],
    `Aurora Energia: scegli la password del tuo accesso da operatore (mario): ${staffLink}`,
  ],
  [
    { template: 'operator-factor-removed' },
    'Collega di nuovo l’app di codici',
    ['https://clienti.example.it/login'],
    'Aurora Energia: la tua app di codici è scollegata: al prossimo accesso ne colleghi una nuova.',
  ],
  [
    { template: 'staff-password-changed' },
    'La tua password è cambiata',
    ['Avvisa subito chi amministra gli operatori.'],
    'Aurora Energia: la password del tuo accesso di lavoro è cambiata.',
  ],
];

/** The letters of GSM 03.38 that our texts use: with them alone an SMS holds 160. */
const gsm = /^[\w @£$¥èéùìòÇ\r\nØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡§ÄÖÑÜäöñüà~[\]{}|^€]*$/;

describe.each(letters)('$template', (letter, subject, mailSays, sms) => {
  const mail = render(sender, letter, 'MAIL');

  it('as a mail, in text and HTML', () => {
    expect(mail.subject).toBe(subject);
    for (const said of mailSays) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    expect(mail.text).toMatch(/\n\nAurora Energia\n$/);
    expect(mail.html).toContain('>Aurora Energia</p>');
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="it">/);
  });

  it('says nothing that only a program understands', () => {
    expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|null|\[object/);
  });

  it('as an SMS that is one SMS, in the brand’s name', () => {
    expect(render(sender, letter, 'SMS')).toEqual({ subject: null, text: sms, html: null });
    expect(sms).toMatch(gsm);
    expect(sms.length).toBeLessThanOrEqual(160);
  });
});

describe('what customers wrote', () => {
  const hostile = `<b>Eve</b> "&'`;

  it.each<Letter>([
    { template: 'registered', username: hostile, name: hostile },
    { template: 'username-reminder', username: hostile },
    { template: 'contact-changed', masked: hostile },
    { template: 'recovery-code', code: hostile, link: `https://x/?a="><b>&'`, minutes: 10 },
  ])('is never HTML: $template', (letter) => {
    const { html, text } = render(sender, letter, 'MAIL');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/(?:href|aria-label|style)="[^"]*"[^ >]/);
    expect(text).toContain('<b>');
  });

  it('nor is what the provider calls itself', () => {
    const brand = { ...sender.brand, name: 'A & B <Energia>' };
    expect(render({ ...sender, brand }, { template: 'password-reset' }, 'MAIL').html).toContain(
      'A &amp; B &lt;Energia&gt;',
    );
  });
});

describe('on the provider’s colour', () => {
  it.each([
    ['#00397b', '#ffffff'],
    ['#617b56', '#ffffff'],
    ['#f5b04c', '#000000'],
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
  ])('%s one reads %s', (colour, readable) => {
    expect(readableOn(colour)).toBe(readable);
  });
});
