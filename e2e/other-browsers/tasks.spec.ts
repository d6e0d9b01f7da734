import { PASSWORD, serverTest } from '../support/test.ts';
import { firefoxPath, openFirefox } from './firefox.ts';
import { handOf, type Browser, type Hand } from './hand.ts';
import { hasWebKit, openWebKit } from './webkit.ts';

// The ten main tasks in the browsers that the other journeys don't run in. The project's name is the browser's.

const test = serverTest.extend<{ hand: Hand }, { handOfWorker: Hand | undefined }>({
  handOfWorker: [
    async ({ server }, use, { project }) => {
      const browser = await openBrowser(project.name);
      await use(browser && handOf(browser, server.url));
      await browser?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hand: async ({ handOfWorker: hand }, use, info) => {
    test.skip(hand === undefined, 'This browser is not on this machine, and could not be installed.');
    if (hand === undefined) return;
    await hand.forget();
    await use(hand);
    if (info.status !== info.expectedStatus) await info.attach('page', { body: await hand.text() });
  },
});

async function openBrowser(name: string): Promise<Browser | undefined> {
  if (name === 'webkit') return hasWebKit() ? openWebKit() : undefined;
  const path = firefoxPath();
  return path === undefined ? undefined : openFirefox(path);
}

async function signIn(hand: Hand, username: string): Promise<void> {
  await hand.open('/login');
  await hand.write('^Nome utente$', username);
  await hand.write('^Password$', PASSWORD);
  await hand.press('button', '^Accedi$');
  await hand.see('link', '^Vedi e paga le bollette$');
}

test('signs in and out', async ({ hand }) => {
  await signIn(hand, 'luce');
  await hand.press('button', '^Apri il menu$');
  await hand.press('button', '^Esci$');
  await hand.arrive('^Accedi$');
});

test('shows the number for a gas leak', async ({ hand }) => {
  await hand.open('/login');
  await hand.press('link', '^Odore di gas\\?$');
  await hand.see('link', '^Chiama 112$');
});

test('pays what is overdue', async ({ hand }) => {
  await signIn(hand, 'full');
  await hand.press('link', '^Hai 4 bollette scadute');
  await hand.press('button', '^Paga 268,99');
  await hand.arrive('^Scegli come pagare$');
  await hand.press('button', '^Satispay$');
  await hand.see('heading', '^Pagamento riuscito$');
});

test('shows why a bill has changed', async ({ hand }) => {
  await signIn(hand, 'luce');
  await hand.open('/my-edison/bollette');
  await hand.press('link', '^Bolletta');
  await hand.see('heading', '^Perché è cambiata$');
});

test('downloads the bills of a year', async ({ hand }) => {
  await signIn(hand, 'luce');
  await hand.open('/my-edison/bollette');
  await hand.press('button', '^Scarica$');
  await hand.press('radio', '^2025$');
  await hand.press('button', '^Scarica \\d+ documenti$');
});

test('sends a reading', async ({ hand }) => {
  await signIn(hand, 'gas');
  await hand.press('link', '^Invia una lettura$');
  await hand.see('heading', '^Tutte le letture$');
  // The demo uses the real date, and before the 16th no reading is expected (lettura.finestra.1).
  if (!(await hand.has('textbox', '^Cifre del contatore'))) return;
  await hand.write('^Cifre del contatore', '99999');
  await hand.press('button', '^Invia la lettura$');
  await hand.press('radio', 'è stato sostituito$');
  await hand.press('button', '^Invia la lettura$');
  await hand.see('text', '^La lettura è arrivata');
});

test('shows the consumption of a supply', async ({ hand }) => {
  await signIn(hand, 'luce');
  await hand.press('link', '^Guarda i consumi$');
  await hand.press('link', 'Via Luigi Cibrario 33|Consumi');
  await hand.press('radio', '^Mese$');
  await hand.see('summary', '^Vedi i valori');
});

test('asks for a technician', async ({ hand }) => {
  await signIn(hand, 'full');
  await hand.press('link', '^Richiedi un intervento$');
  await hand.press('button', '^Caldaia');
  await hand.write('^Cosa succede\\?', 'Si spegne da sola.');
  await hand.press('button', '^Continua$');
  await hand.press('button', '^Tecnico a casa');
  await hand.press('radio', '^(lun|mar|mer|gio|ven|sab)');
  await hand.press('button', '^\\d\\d:\\d\\d');
  await hand.arrive('^Scegli la ditta$');
  await hand.press('button', '^Continua$');
  await hand.press('checkbox', '^Acconsento');
  await hand.press('button', '^Invia la richiesta$');
  await hand.arrive('^Richiesta inviata$');
});

test('writes to the provider', async ({ hand }) => {
  await signIn(hand, 'luce');
  await hand.open('/my-edison/assistenza');
  await hand.press('link', '^Scrivi un messaggio$');
  await hand.choose('^Di che cosa si tratta', 'Contatore');
  await hand.write('^Il tuo messaggio', 'Il display è spento.');
  await hand.press('button', '^Invia il messaggio$');
  await hand.see('heading', 'ricevuto|inviato');
});

test('reads the notifications', async ({ hand }) => {
  await signIn(hand, 'full');
  await hand.press('link', 'Notifiche \\(');
  await hand.arrive('^Notifiche$');
  await hand.press('button', '^Segna tutte come lette$');
  await hand.see('text', '^Hai letto tutto');
});
