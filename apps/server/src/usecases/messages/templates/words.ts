import type { LetterOf, Sender, Template, Words } from './letter.ts';

const neverTold = 'Non dare il codice a nessuno: noi non te lo chiediamo mai, nemmeno al telefono.';

const minutesLong = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minuti`);

const signIn = ({ publicUrl }: Sender) => ({ label: 'Accedi', address: `${publicUrl}/login` });

const recover = ({ publicUrl }: Sender) => ({
  label: 'Scegli un’altra password',
  address: `${publicUrl}/recupera-credenziali`,
});

const dayFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

/** `2026-12-05` as `sabato 5 dicembre 2026`. */
const dayInFull = (day: string) => dayFormat.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** The words of every letter (aspetto.voce.1). */
export const words: { readonly [T in Template]: (letter: LetterOf<T>, sender: Sender) => Words } = {
  'registration-code': ({ code, minutes }) => ({
    subject: 'Il codice per registrarti',
    opening: ['Scrivi questo codice nella pagina di registrazione:'],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverTold,
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
    link: { label: 'Scegli la password', address: link },
    closing: [
      `Valgono ${minutesLong(minutes)} e una volta sola.`,
      neverTold,
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
    opening: ['La tua area clienti era aperta in più di 20 posti: abbiamo chiuso l’accesso più vecchio.'],
    link: recover(sender),
    closing: ['Non li riconosci? Scegli subito un’altra password: chiude l’area ovunque.'],
    sms: 'il tuo account era aperto in più di 20 posti: ne abbiamo chiuso uno. Non sei tu? Cambia la password.',
  }),

  'contact-code': ({ code, minutes }) => ({
    subject: 'Conferma il tuo nuovo contatto',
    opening: ['Per confermare che questo contatto è tuo, scrivi questo codice nella tua area clienti:'],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverTold,
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

  'contact-answered': ({ receiptNumber }, { publicUrl }) => ({
    subject: 'C’è una risposta per te',
    opening: ['Abbiamo risposto alla tua richiesta:'],
    shown: receiptNumber,
    link: { label: 'Leggi la risposta', address: `${publicUrl}/my-edison/assistenza/richieste` },
    closing: ['La trovi nella tua area clienti, in Assistenza, alla voce Le tue richieste.'],
    sms: `abbiamo risposto alla tua richiesta ${receiptNumber}. Leggi la risposta nella tua area clienti.`,
  }),

  'debit-requested': ({ iban, mandates, mandateText }) => ({
    subject: 'Hai chiesto l’addebito su conto corrente',
    opening: [
      `Da quando la banca lo attiva, addebitiamo sul conto ${iban} le bollette ${ofAccounts(mandates.map(({ contractAccount }) => contractAccount))}. Fino ad allora paghi come adesso.`,
      'Questi sono i riferimenti del mandato:',
      ...mandates.map(({ contractAccount, reference }) => `${contractAccount}: ${reference}`),
    ],
    closing: [
      'Ecco il mandato che hai accettato:',
      ...mandateText.split('\n\n'),
      'Non l’hai chiesto tu? Chiama subito il servizio clienti.',
    ],
    sms: `hai chiesto l'addebito sul conto ${iban.replace('…', '...')}. Non sei tu? Chiama subito il servizio clienti.`,
  }),

  'card-set': ({ accounts }) => ({
    subject: 'Ora paghi con carta',
    opening: [`Da adesso paghi con la carta che hai scelto le bollette ${ofAccounts(accounts)}.`],
    closing: ['Non l’hai chiesto tu? Chiama subito il servizio clienti.'],
    sms: 'ora paghi con la carta che hai scelto. Non sei tu? Chiama subito il servizio clienti.',
  }),

  'account-closed': ({ erasureDay }) => ({
    subject: 'La tua area clienti è chiusa',
    opening: [
      'Come hai chiesto, abbiamo chiuso la tua area clienti.',
      `${capitalised(dayInFull(erasureDay))} cancelliamo i dati con cui accedi. I tuoi contratti restano attivi.`,
    ],
    closing: ['Non l’hai chiesto tu, o hai cambiato idea? Chiama il servizio clienti prima di quel giorno.'],
    sms: `la tua area clienti è chiusa. Non l'hai chiesto tu? Chiama il servizio clienti prima di ${dayInFull(erasureDay)}.`,
  }),
};

/** Which bills: those of an account, or of so many. */
function ofAccounts(accounts: readonly string[]): string {
  return accounts.length === 1
    ? `del conto contrattuale ${accounts[0] ?? ''}`
    : `di ${accounts.length} conti contrattuali`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
