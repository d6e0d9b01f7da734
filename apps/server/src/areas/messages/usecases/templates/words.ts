import { euroWords, dayInFull, NOTICE_KIND_LABELS, READING_REJECTION_LABELS } from '@sportello/domain';
import { caseWords, publicCaseWords } from '../case-words.ts';
import { bookedWords, bookingTimes, changedWords } from '../booking-words.ts';
import { quoteWords } from '../quote-words.ts';
import { stepWords } from '../step-words.ts';
import { billSms, billWords, ofSupplies, plainEuroWords } from '../words-of.ts';
import type { MessageOf, Sender, Template, WordsOf } from './message.ts';
import { paymentWords } from './payment-words.ts';
import { minutesLong, neverSent } from './code-words.ts';
import { requestWords } from './request-words.ts';
import { withdrawalWords } from './withdrawal-words.ts';

const signIn = ({ publicUrl }: Sender) => ({ label: 'Accedi', url: `${publicUrl}/login` });

const recover = ({ publicUrl }: Sender) => ({
  label: 'Scegli un’altra password',
  url: `${publicUrl}/recupera-credenziali`,
});

type Appointment = MessageOf<'intervention-booked' | 'intervention-changed' | 'intervention-cancelled'>;

const appointmentOf = ({ isVideocall, product }: Appointment) =>
  `${isVideocall ? 'Videochiamata' : 'Visita del tecnico'} (${product})`;

const interventionPage = (publicUrl: string, id: string) =>
  `${publicUrl}/my-edison/intervento-tecnico/il-mio-intervento/${id}`;

/** Texts of all messages (aspetto.voce.1). */
export const words: WordsOf<Template> = {
  ...paymentWords,
  ...withdrawalWords,
  ...requestWords,

  'registration-code': ({ code, minutes }) => ({
    subject: 'Il codice per registrarti',
    opening: ['Scrivi questo codice nella pagina di registrazione:'],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverSent,
      'Non vuoi registrarti? Ignora questo messaggio: senza il codice non succede niente.',
    ],
    sms: `${code} è il codice per registrarti. Vale ${minutesLong(minutes)}. Non darlo a nessuno.`,
  }),

  registered: ({ username, name }, sender) => ({
    subject: 'La tua area clienti è pronta',
    opening: [`Ciao ${name},`, 'la registrazione è completa. Da ora accedi con questo nome utente:'],
    shown: username,
    link: signIn(sender),
    closing: ['Non hai fatto tu questa registrazione? Chiama subito il servizio clienti.'],
    sms: `la tua area clienti è pronta. Accedi con il nome utente ${username}`,
  }),

  'recovery-code': ({ code, link, minutes }) => ({
    subject: 'Scegli una nuova password',
    opening: [
      'Per scegliere una nuova password apri il link qui sotto, o scrivi questo codice nella pagina di recupero:',
    ],
    shown: code,
    link: { label: 'Scegli la password', url: link },
    closing: [
      `Valgono ${minutesLong(minutes)} e una volta sola.`,
      neverSent,
      'Non vuoi cambiare la password? Ignora questo messaggio: resta quella di prima.',
    ],
    sms: `${code} per la nuova password, vale ${minutesLong(minutes)}. O apri ${link}`,
  }),

  'username-reminder': ({ username }, sender) => ({
    subject: 'Il tuo nome utente',
    opening: ['Ecco il tuo nome utente:'],
    shown: username,
    link: signIn(sender),
    closing: ['Non l’hai chiesto tu? Ignora questo messaggio: senza la password nessuno entra.'],
    sms: `il tuo nome utente è ${username}`,
  }),

  'password-reset': (_letter, sender) => ({
    subject: 'Hai una nuova password',
    opening: [
      'La password della tua area clienti è quella che hai appena scelto.',
      'Per sicurezza abbiamo chiuso l’area su tutti i dispositivi: accedi di nuovo con la nuova password.',
    ],
    link: recover(sender),
    closing: ['Non l’hai scelta tu? Scegline subito un’altra e chiama il servizio clienti.'],
    sms: "hai una nuova password. Non l'hai scelta tu? Chiama subito il servizio clienti.",
  }),

  'password-changed': (_letter, sender) => ({
    subject: 'La tua password è cambiata',
    opening: ['La password della tua area clienti è cambiata. Dalla prossima volta accedi con quella nuova.'],
    link: recover(sender),
    closing: ['Non l’hai cambiata tu? Scegline subito un’altra e chiama il servizio clienti.'],
    sms: 'la tua password è cambiata. Non sei tu? Chiama subito il servizio clienti.',
  }),

  'oldest-session-ended': (_letter, sender) => ({
    subject: 'Abbiamo chiuso il tuo accesso più vecchio',
    opening: ['La tua area clienti era aperta su più di 20 dispositivi: abbiamo chiuso l’accesso più vecchio.'],
    link: recover(sender),
    closing: ['Se non riconosci i dispositivi, scegli subito un’altra password: chiuderà l’area clienti ovunque.'],
    sms: 'la tua area clienti era aperta su più di 20 dispositivi: abbiamo chiuso il più vecchio. Non sei tu? Cambia la password.',
  }),

  'contact-code': ({ code, minutes }) => ({
    subject: 'Conferma il tuo nuovo contatto',
    opening: ['Per confermare che questo contatto è tuo, scrivi questo codice nella tua area clienti:'],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverSent,
      'Non hai cambiato i tuoi contatti? Ignora questo messaggio: restano quelli di prima.',
    ],
    sms: `${code} è il codice per confermare il tuo contatto. Vale ${minutesLong(minutes)}. Non darlo a nessuno.`,
  }),

  'contact-changed': ({ masked }) => ({
    subject: 'Il tuo contatto è cambiato',
    opening: ['Hai cambiato il contatto a cui ti scriviamo. Da ora usiamo questo:'],
    shown: masked,
    closing: ['Non l’hai cambiato tu? Chiama subito il servizio clienti.'],
    sms: `da ora ti scriviamo a ${masked}. Non l'hai cambiato tu? Chiama subito il servizio clienti.`,
  }),

  'opposition-changed': ({ opposed, statement, receiptNumber }, { publicUrl }) => ({
    subject: opposed ? 'La tua opposizione è registrata' : 'Hai ritirato la tua opposizione',
    opening: [
      opposed
        ? 'Da ora non usiamo più i tuoi dati per questo:'
        : 'Da ora possiamo di nuovo usare i tuoi dati per questo:',
      `${statement}.`,
      'Il numero della ricevuta:',
    ],
    shown: receiptNumber,
    link: { label: 'Vedi le tue scelte', url: `${publicUrl}/my-edison/profilo/consensi` },
    closing: ['Conserva questo messaggio: è la ricevuta della tua scelta.'],
    sms: `${opposed ? 'la tua opposizione è registrata' : 'hai ritirato la tua opposizione'}. Ricevuta ${receiptNumber}.`,
  }),

  'contact-answered': ({ receiptNumber }, { publicUrl }) => ({
    subject: 'C’è una risposta per te',
    opening: ['Abbiamo risposto alla tua richiesta:'],
    shown: receiptNumber,
    link: { label: 'Leggi la risposta', url: `${publicUrl}/my-edison/assistenza/richieste` },
    closing: ['La risposta è nella tua area clienti, in Assistenza, alla voce Le tue richieste.'],
    sms: `abbiamo risposto alla tua richiesta ${receiptNumber}. Leggi la risposta nella tua area clienti.`,
  }),

  'case-news': (news, { publicUrl }) => {
    const { title, text } = caseWords(news);
    return {
      subject: title,
      opening: [text],
      shown: news.caseNumber,
      link: { label: 'Apri la richiesta', url: `${publicUrl}/my-edison/assistenza/reclami/${news.caseNumber}` },
      closing: ['La trovi nella tua area clienti, in Assistenza, alla voce Reclami e segnalazioni.'],
      sms: `${title.toLowerCase()}. ${text}`,
    };
  },

  'legal-notice': ({ number, kind, title, effectiveDay }, { publicUrl }) => {
    const from = effectiveDay === null ? '' : ` Vale da ${dayInFull(effectiveDay)}.`;
    return {
      subject: title,
      opening: [`${NOTICE_KIND_LABELS[kind]}: la comunicazione completa è nel PDF allegato.${from}`],
      shown: number,
      link: { label: 'Apri la comunicazione', url: `${publicUrl}/my-edison/comunicazioni/${number}` },
      closing: ['Apri la comunicazione nella tua area clienti e conferma che l’hai letta.'],
      sms: `${title}.${from} Leggi la comunicazione: ${publicUrl}/my-edison/comunicazioni/${number}`,
    };
  },

  'case-code': ({ code, minutes }) => ({
    subject: 'Il codice per il tuo reclamo',
    opening: ['Per inviare il tuo reclamo scrivi questo codice nella pagina in cui lo hai chiesto:'],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverSent,
      'Non stai scrivendo un reclamo? Ignora questo messaggio: senza il codice non succede niente.',
    ],
    sms: `${code} è il codice per il tuo reclamo. Vale ${minutesLong(minutes)}. Non darlo a nessuno.`,
  }),

  'public-case': ({ code, ...news }, sender) => {
    const { title, text } = publicCaseWords(news);
    return {
      subject: title,
      opening: [text, ...(code === null ? [] : ['Con questo codice colleghi la richiesta alla tua area clienti:'])],
      shown: code ?? news.caseNumber,
      link: signIn(sender),
      closing:
        code === null
          ? ['Per seguire la richiesta nell’area clienti usa il codice della ricevuta.']
          : ['Il codice vale una volta sola: conservalo.', 'La risposta arriva a questo indirizzo email.'],
      sms: `${title.toLowerCase()}: ${news.caseNumber}. I dettagli sono nella tua email.`,
    };
  },

  'bill-announcement': (told, { publicUrl }) => {
    const { title, text } = billWords(told);
    const { announcement, number = null, link } = told;
    const page = `${publicUrl}/my-edison/bollette`;
    const toBills =
      announcement === 'ANOMALOUS' && number !== null
        ? { label: 'Vedi la bolletta', url: `${page}/${encodeURIComponent(number)}` }
        : { label: 'Vedi le bollette', url: page };
    return {
      subject: title,
      opening: [text],
      link: link === null ? toBills : { label: 'Paga senza accedere', url: link },
      closing: ['Per ricevere altri avvisi, o nessuno, vai alla pagina del contratto.'],
      sms: billSms(told),
    };
  },

  'reading-window': ({ stage, supplies, closesOn }, { publicUrl }) => ({
    subject: stage === 'OPEN' ? 'Puoi inviare la lettura del contatore' : 'Ultimi giorni per inviare la lettura',
    opening: [
      `Fino a ${dayInFull(closesOn)} puoi inviare la lettura ${ofSupplies(supplies)}. La lettura entrerà nella prossima bolletta, al posto di una stima.`,
    ],
    link: { label: 'Invia la lettura', url: `${publicUrl}/my-edison/letture` },
    closing: ['Bastano le cifre del contatore prima della virgola; se vuoi, anche una foto.'],
    sms: `puoi inviare la lettura ${ofSupplies(supplies)} fino a ${dayInFull(closesOn)}, nella tua area clienti.`,
  }),

  'consumption-threshold': ({ contractCode, thresholdCents, likelyCents, periodEnd }, { publicUrl }) => ({
    subject: 'La bolletta in corso supera la tua soglia',
    opening: [
      `Con i consumi di oggi la bolletta in corso, fino a ${dayInFull(periodEnd)}, arriva a circa ${euroWords(likelyCents)}. La soglia che hai scelto è ${euroWords(thresholdCents)}.`,
    ],
    link: { label: 'Vedi i consumi', url: `${publicUrl}/my-edison/contratti/${contractCode}/consumi` },
    closing: ['È una previsione: cambia con i tuoi consumi. Nella stessa pagina cambi o togli la soglia.'],
    sms: `la bolletta in corso arriva a circa ${plainEuroWords(likelyCents)}, oltre la tua soglia di ${plainEuroWords(thresholdCents)}. Vedi i consumi nell'area clienti.`,
  }),

  'reading-refused': ({ readOn, refusal }, { publicUrl }) => ({
    subject: 'La tua lettura non è stata accettata',
    opening: [`La lettura di ${dayInFull(readOn)} non è stata accettata.`, `${READING_REJECTION_LABELS[refusal]}.`],
    link: { label: 'Vedi la lettura', url: `${publicUrl}/my-edison/letture` },
    closing: ['Se il periodo è ancora aperto puoi inviare un’altra lettura.'],
    sms: `la tua lettura di ${dayInFull(readOn)} non è stata accettata. Il motivo è nella tua area clienti.`,
  }),

  'intervention-booked': (letter, { publicUrl }) => {
    const { title, next, sms } = bookedWords(letter);
    return {
      subject: title,
      opening: [`${appointmentOf(letter)}${next === '' ? '' : ', richiesta per'}:`],
      shown: bookingTimes(letter),
      link: {
        label: next === '' ? 'Vedi l’appuntamento' : 'Vedi la richiesta',
        url: interventionPage(publicUrl, letter.interventionId),
      },
      closing: [
        ...(next === '' ? [] : [next]),
        'Nella pagina dell’intervento trovi il file per il tuo calendario, e puoi cambiare giorno o annullare.',
      ],
      sms,
    };
  },

  'intervention-changed': (letter, { publicUrl }) => {
    const { title, next, sms } = changedWords(letter);
    return {
      subject: title,
      opening: letter.keepsAppointment
        ? [`${appointmentOf(letter)}, l’appuntamento non cambia:`]
        : [`${appointmentOf(letter)}, ${next === '' ? 'da ora' : 'ora richiesta per'}:`],
      shown: bookingTimes(letter),
      link: {
        label: next === '' ? 'Vedi l’appuntamento' : 'Vedi la richiesta',
        url: interventionPage(publicUrl, letter.interventionId),
      },
      closing: letter.keepsAppointment
        ? []
        : [
            ...(next === '' ? [] : [next]),
            'Nella pagina dell’intervento trovi il file aggiornato per il tuo calendario.',
          ],
      sms,
    };
  },

  'intervention-cancelled': (letter, { publicUrl }) => ({
    subject: 'Il tuo appuntamento è annullato',
    opening: [`${appointmentOf(letter)} di ${bookingTimes(letter)}: è annullato, non devi fare altro.`],
    link: { label: 'Vedi i tuoi interventi', url: `${publicUrl}/my-edison/intervento-tecnico` },
    closing: ['Ti serve ancora? Puoi prenotare di nuovo quando vuoi.'],
    sms: `il tuo appuntamento di ${bookingTimes(letter)} è annullato (${letter.product}).`,
  }),

  'intervention-moved': (letter, { publicUrl }) => {
    const { title, text, sms = `${title} (${letter.product}).` } = stepWords(letter);
    return {
      subject: title,
      opening: [`${letter.product}. ${text}`],
      link: { label: 'Vedi l’intervento', url: interventionPage(publicUrl, letter.interventionId) },
      closing: ['Apri l’intervento per vedere a che punto è e che cosa succede adesso.'],
      // The SMS contains the link to the video call (intervento.videochiamata.1).
      sms: `${sms} ${letter.mode === 'VIDEOCALL' ? `Entra da ${interventionPage(publicUrl, letter.interventionId)}` : 'Vedi la tua area clienti.'}`,
    };
  },

  'quote-answered': ({ product, interventionId, ...told }, { publicUrl }) => {
    const { title, text, sms } = quoteWords({ product, ...told });
    return {
      subject: title,
      opening: [`${product}. ${text}`],
      link: { label: 'Vedi l’intervento', url: interventionPage(publicUrl, interventionId) },
      closing: ['Non hai risposto tu? Chiama subito il servizio clienti.'],
      sms,
    };
  },

  'account-closed': ({ erasureDay }) => ({
    subject: 'La tua area clienti è chiusa',
    opening: [
      'Come hai chiesto, abbiamo chiuso la tua area clienti.',
      `${capitalised(dayInFull(erasureDay))} cancelliamo i dati con cui accedi. I tuoi contratti restano attivi.`,
    ],
    closing: ['Non l’hai chiesto tu, o hai cambiato idea? Chiama il servizio clienti prima di quel giorno.'],
    sms: `la tua area clienti è chiusa. Non l'hai chiesto tu? Chiama il servizio clienti prima di ${dayInFull(erasureDay)}.`,
  }),

  'technician-link': ({ link, day }) => ({
    subject: 'Le tue visite',
    opening: [`Con questo link vedi le tue visite di ${dayInFull(day)}, segnali quando parti e quando hai finito.`],
    link: { label: 'Apri le tue visite', url: link },
    closing: ['Il link vale fino alla fine di quel giorno. Non darlo a nessuno.'],
    sms: `le tue visite di ${dayInFull(day)}: ${link}`,
  }),

  'operator-invited': ({ username, role, link, minutes }, { brand }) => ({
    subject: 'Il tuo accesso da operatore',
    opening: [
      `Con questo link scegli la password con cui lavori nell’area clienti di ${brand} (${role}).`,
      'Il tuo nome utente è:',
    ],
    shown: username,
    link: { label: 'Scegli la password', url: link },
    closing: [
      `Il link vale ${daysLong(minutes)} e una volta sola.`,
      'Se non aspettavi questo messaggio, ignoralo: senza una nuova password non cambia niente.',
    ],
    sms: `scegli la password del tuo accesso da operatore (${username}): ${link}`,
  }),

  'operator-factor-removed': (_letter, sender) => ({
    subject: 'Collega di nuovo l’app di codici',
    opening: [
      'Chi amministra gli operatori ha scollegato la tua app di codici e ha chiuso i tuoi accessi.',
      'Al prossimo accesso collegherai una nuova app.',
    ],
    link: signIn(sender),
    closing: ['Non l’hai chiesto tu? Avvisa subito chi amministra gli operatori.'],
    sms: 'la tua app di codici è scollegata: al prossimo accesso collegherai una nuova app.',
  }),

  'staff-password-changed': () => ({
    subject: 'La tua password è cambiata',
    opening: ['La password del tuo accesso di lavoro è cambiata. Abbiamo chiuso l’accesso sugli altri dispositivi.'],
    closing: ['Non l’hai cambiata tu? Avvisa subito chi amministra gli operatori.'],
    sms: 'la password del tuo accesso di lavoro è cambiata.',
  }),
};

const daysLong = (minutes: number) => `${minutes / (24 * 60)} giorni`;
function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
