import { expect, it } from 'vitest';
import catalogue from './it.po?raw';

const content = import.meta.glob<string>('../../../../content/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = catalogue.split('\n').filter((line) => line.startsWith('msgid'));
const all = [...texts, ...Object.values(content)].join('\n');

// How a thing is said, everywhere alike (aspetto.voce.1); `not` is how it was.
it.each([
  { said: 'È la tua prima volta qui?', not: /"Prima volta qui/ },
  { said: 'Richiesta ricevuta', not: /Abbiamo il tuo mandato/ },
  { said: 'Prossimo metodo: addebito su conto corrente', not: /Presto: / },
  { said: 'Scrivi l’IBAN.', not: /IBAN mancante/ },
  { said: 'Scegli un argomento.', not: /Argomento mancante/ },
  { said: 'Il codice non è giusto: ti restano # tentativi.', not: /Codice (errato|sbagliato)/ },
  { said: 'per essere sicuri che sia tuo', not: /sicuri che (è|sei)/ },
  { said: 'da verificare', not: /(di|con) stato non disponibile/ },
  { said: 'Una ogni due mesi.', not: /Frequenza di recapito|"La ricevi ogni/ },
  { said: 'Il numero della tua ricevuta è', not: /"La tua ricevuta è/ },
  { said: 'Non hai ancora scelto.', not: /mai chiesto/ },
  { said: 'Elimina il tuo accesso', not: /Chiudi (davvero )?l’accesso/ },
  { said: 'Nuova password', not: /Password nuova/ },
  { said: 'Menu principale', not: /Luoghi principali/ },
  { said: '# notifiche da leggere', not: /cose? nuov[ae]\)/ },
  { said: 'quanto paghi ed entro quando', not: /paghi e entro/ },
  { said: 'email', not: /e-mail/i },
])('“$said”, and not as $not', ({ said, not }) => {
  expect(all).toContain(said);
  expect(all.match(not)).toBeNull();
});
