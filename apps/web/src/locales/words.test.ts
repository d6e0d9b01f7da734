import { expect, it } from 'vitest';
import catalogue from './it.po?raw';

const files = import.meta.glob<string>(
  [
    '../../../../content/**/*.yaml',
    '../../../server/src/areas/{messages,notifications}/**/*words.ts',
    '../../../../packages/calls/src/mechanism/errors.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const texts = catalogue.split('\n').filter((line) => /^(msgid )?"/.test(line));
// A long text of the catalogue goes on over lines.
const all = [...texts, ...Object.values(files)].join('\n').replaceAll('"\n"', '').replaceAll("'", '’');

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
])('uses “$said”, and not $not', ({ said, not }) => {
  expect(all).toContain(said);
  expect(all.match(not)).toBeNull();
});

// Phrases of one writer who avoided every noun (docs/voice.md).
it.each([
  { not: /promesso non è ancora successo/, better: 'Non abbiamo rispettato i tempi che ti avevamo dato.' },
  { not: /prossima mossa/, better: 'a che punto è e che cosa succede adesso' },
  { not: /"Che cosa dicono"/, better: 'Le tue abitudini' },
  { not: /Tocca (a te|al cliente|alla)/, better: 'In attesa della ditta' },
  { not: /Come la chiami tu/, better: 'Nome della fornitura' },
  { not: /Sempre acceso|quando non fai niente/, better: 'Consumo di base' },
  { not: /accanto a (case|quello di case)/i, better: 'Rispetto a case simili' },
  { not: /potrebbero non corrispondere ai tuoi/, better: 'per ora potresti vedere pagine che non ti riguardano' },
  { not: /si paga(no)? da sol[ae]|si addebita da solo/i, better: 'Addebito automatico' },
  { not: /pagala tu/, better: 'Addebito non riuscito: paga adesso' },
  { not: /Non devi pagare nulla/, better: 'Nessun importo dovuto' },
  { not: /Non riusciamo a leggere/, better: 'Non riusciamo a caricare le bollette' },
  { not: /tieni d’occhio|quattro tappe/, better: 'Forniture, bollette, documenti: ti mostriamo dove sono' },
  { not: /Falla pagare/, better: 'Condividi il link di pagamento' },
  { not: /Lascia(la)? com’è/, better: 'Annulla' },
  { not: /"Tienil[ao]|Tieni l’intervento/, better: 'Non annullare' },
  { not: /"Tutte le voci"/, better: 'Dettaglio delle voci' },
  { not: /non conosciamo (ancora )?i consumi/, better: 'i consumi orari non sono disponibili' },
  { not: /Mandi la lettura|Ci dici com’è/, better: 'Autolettura inviata' },
  { not: /è in viaggio (con un|verso [{$])/, better: 'SMS inviato.' },
  { not: /quello che dice il nome/, better: 'Il file non corrisponde alla sua estensione.' },
  { not: /non si legge|non si vede|non è leggibile/, better: 'Non riusciamo ad aprire' },
  { not: /"È troppo(\.| poco)|così non va bene|Non va bene così/, better: 'Formato non valido' },
  { not: /ci sorprende/, better: 'Questa lettura è insolita: l’hai controllata?' },
  { not: /Aspetta un pagamento/, better: 'Sospesa per un pagamento in ritardo.' },
  { not: /metodo non si può pagare/, better: 'Metodo di pagamento non accettato' },
  { not: /Ecco (che )?cosa trovi|Hai già scelto: /, better: 'Quando la tua fornitura sarà attiva, qui troverai:' },
  { not: /quando (la fornitura|il servizio) è attiv[ao]/, better: 'quando la fornitura sarà attiva' },
  { not: /la settimana più leggera/, better: 'in base alle tue ultime quattro settimane' },
  { not: /"\{\w+\} di energia/, better: 'per l’energia, IVA inclusa' },
  { not: /in un posto solo/, better: 'Tutti i tuoi contratti: luce, gas, fibra e servizi' },
  { not: /botteghe che/, better: 'Vantaggi dai nostri partner' },
  { not: /guardato i (tuoi )?dati/, better: 'Accessi ai tuoi dati' },
  { not: /Fai avanzare|Chi legge le modifiche|mancano da più del solito/, better: 'Esiti in ritardo' },
  { not: /ci pensiamo|fa(nno)? per te|se hai già pagato va bene così/i, better: 'Se hai già pagato non devi fare altro' },
])('avoids $not in favour of “$better”', ({ not }) => {
  expect(all.match(new RegExp(`.*(?:${not.source}).*`, `g${not.flags}`)) ?? []).toEqual([]);
});
