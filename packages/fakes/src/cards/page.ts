import { methodNames } from './methods.ts';
import type { Session } from './session.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const styles = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0 auto; max-width: 28rem; padding: 1.5rem; }
.fake { padding: 1rem; border: 2px solid #b45309; border-radius: .75rem; }
.wrong { padding: 1rem; border: 2px solid #b91c1c; border-radius: .75rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0 .75rem; font: inherit; }
input[type=radio] { width: auto; min-height: 0; margin: 0 .5rem 0 0; }
fieldset { margin: 1.5rem 0 1rem; }
fieldset label { font-weight: 400; padding: .5rem 0; margin: 0; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
button + button { margin-top: 0; }
button { margin: 1.5rem 0 1rem; width: 100%; min-height: 3rem; font: inherit; font-weight: 600; }
a { display: inline-block; padding: .75rem 0; }`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${styles}</style></head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`;
}

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

interface Line {
  readonly name: string;
  readonly cents: number;
}

/** Includes a choice of outcome, which the real checkout page does not have. */
function paymentPart(lines: readonly Line[]): string {
  return `<ul>${lines.map(({ name, cents }) => `<li>${escaped(name)}: ${euros.format(cents / 100)}</li>`).join('')}</ul>
<p>Totale: <strong>${euros.format(totalCents(lines) / 100)}</strong></p>`;
}

const ending = (value: string, words: string, isFirst = false) =>
  `<label><input type="radio" name="esito" value="${value}"${isFirst ? ' checked' : ''}> ${words}</label>`;

const endings = (isPaid: boolean) => `<fieldset><legend>Come deve finire la prova</legend>
${ending('riuscito', 'Riesce', true)}
${isPaid ? `${ending('in-corso', 'Resta in corso, poi riesce')}\n${ending('in-corso-no', 'Resta in corso, poi non riesce')}` : ''}
${ending('rifiutato', 'È rifiutata')}
${ending('non-memorizzabile', 'Il metodo non si può usare')}
</fieldset>
<p>Per una carta rifiutata va bene anche <strong>4000 0000 0000 0002</strong>.</p>`;

/** The real checkout page requests additional data for each of these. */
function otherWays(offered: readonly string[]): string {
  const others = offered.filter((type) => type !== 'card');
  if (others.length === 0) return '';
  return `<h2>${offered.includes('card') ? 'Oppure paga con' : 'Paga con'}</h2>
${others.map((type) => `<button name="metodo" value="${type}" formnovalidate>${methodNames[type] ?? ''}</button>`).join('\n')}`;
}

const cardFields = (
  name: string,
) => `<label for="intestatario">Nome sulla carta</label><input id="intestatario" name="intestatario" required autocomplete="off" maxlength="100" value="${escaped(name)}">
<label for="numero">Numero della carta</label><input id="numero" name="numero" required inputmode="numeric" autocomplete="off" maxlength="30">
<label for="scadenza">Scadenza (mese/anno)</label><input id="scadenza" name="scadenza" required autocomplete="off" maxlength="9" placeholder="05/30">
<label for="cvc">Codice di sicurezza</label><input id="cvc" name="cvc" required inputmode="numeric" autocomplete="off" maxlength="4">`;

const totalCents = (lines: readonly Line[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Renders the checkout page for saving or paying with a card; after an error only the name is kept. */
export function cardPage({
  cancelled,
  wrong,
  name = '',
  lines,
  offered = ['card'],
}: {
  cancelled: string;
  wrong?: string;
  name?: string;
  /** Absent when the card is only saved. */
  lines?: readonly Line[];
  offered?: readonly string[];
}): string {
  const hasCard = offered.includes('card');
  return page(
    lines ? 'Scegli come pagare' : 'Inserisci la carta',
    `<p class="fake">Questa pagina è una prova: sta al posto del fornitore di pagamenti e non addebita niente. Usa la carta di prova <strong>4242 4242 4242 4242</strong>, con una scadenza futura e un codice qualsiasi. Non scrivere mai una carta vera.</p>
${lines ? paymentPart(lines) : ''}
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>`}
<form method="post">
${hasCard ? cardFields(name) : ''}
${endings(lines !== undefined)}
${hasCard ? `<button name="metodo" value="card">${lines ? `Paga ${euros.format(totalCents(lines) / 100)}` : 'Salva la carta'}</button>` : ''}
${lines ? otherWays(offered) : ''}
</form>
<a href="${escaped(cancelled)}">Annulla e torna all’area clienti</a>`,
  );
}

/** Renders a finished or unknown checkout session; for a paid one it offers refunds and disputes. */
export function overPage(session?: Session): string {
  const more =
    session?.money === 'paid'
      ? `<p class="fake">Questa è una prova. Qui puoi anche provare <a href="${escaped(session.id)}/storno">un rimborso o una contestazione</a>.</p>`
      : '';
  return page('Questa pagina non è più valida', `<p>Torna all’area clienti e ricomincia da lì.</p>${more}`);
}

/** Renders refunds and disputes of a payment; exists only in the fake, for tests and the demo. */
export function reversalPage(session: Session, wrong?: string): string {
  const { refunds, disputes } = session.reversed;
  const done = [
    ...refunds.map(({ cents, status }) => `Rimborso di ${euros.format(cents / 100)}: ${status}`),
    ...disputes.map(({ cents, status }) => `Contestazione di ${euros.format(cents / 100)}: ${status}`),
  ];
  const total = totalCents(session.lines);
  return page(
    'Prova uno storno',
    `<p class="fake">Questa pagina è una prova: fa quello che altrimenti fanno la banca del cliente e chi incassa. Non si muove denaro.</p>
${paymentPart(session.lines)}
${done.length === 0 ? '' : `<ul>${done.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`}
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>`}
<form method="post">
<label for="importo">Importo in centesimi</label><input id="importo" name="importo" inputmode="numeric" required value="${total}">
<button name="azione" value="rimborso">Rimborsa</button>
<button name="azione" value="rimborso-fallito">L’ultimo rimborso non riesce</button>
<button name="azione" value="contestazione">Il cliente contesta alla sua banca</button>
<button name="azione" value="vinta">La contestazione è vinta</button>
<button name="azione" value="persa">La contestazione è persa</button>
</form>`,
  );
}
