import { methodNames } from './methods.ts';
import type { Session } from './session.ts';
import { styles } from './styles.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${styles}</style></head>
<body><header class="demo"><strong>Dimostrazione</strong> Cassa di prova al posto del fornitore di pagamenti</header>
<main>
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
  return `<p class="total"><span>Totale</span> <strong>${euros.format(totalCents(lines) / 100)}</strong></p>
<ul class="lines">${lines.map(({ name, cents }) => `<li><span>${escaped(name)}</span> <span>${euros.format(cents / 100)}</span></li>`).join('')}</ul>`;
}

const ending = (value: string, words: string, isFirst = false) =>
  `<label><input type="radio" name="esito" value="${value}"${isFirst ? ' checked' : ''}> ${words}</label>`;

const endings = (isPaid: boolean) => `<fieldset class="fake"><legend>Come deve finire la prova</legend>
${ending('riuscito', 'Riesce', true)}
${isPaid ? `${ending('in-corso', 'Resta in corso, poi riesce')}\n${ending('in-corso-no', 'Resta in corso, poi non riesce')}` : ''}
${ending('rifiutato', 'È rifiutata')}
${ending('non-memorizzabile', 'Il metodo non si può usare')}
<p>Per una carta rifiutata va bene anche <strong>4000 0000 0000 0002</strong>.</p>
</fieldset>`;

/** The real checkout page requests additional data for each of these. */
function otherWays(offered: readonly string[]): string {
  const others = offered.filter((type) => type !== 'card');
  if (others.length === 0) return '';
  return `<h2>${offered.includes('card') ? 'Oppure paga con' : 'Paga con'}</h2>
<div class="ways">${others.map((type) => `<button class="way" name="metodo" value="${type}" formnovalidate>${methodNames[type] ?? ''}</button>`).join('\n')}</div>`;
}

const field = (id: string, label: string, more: string) =>
  `<div><label for="${id}">${label}</label><input id="${id}" name="${id}" required autocomplete="off" ${more}></div>`;

const cardFields = (name: string) => `<div class="card">
${field('numero', 'Numero della carta', 'inputmode="numeric" maxlength="30" placeholder="4242 4242 4242 4242"')}
${field('scadenza', 'Scadenza (mese/anno)', 'maxlength="9" placeholder="05/30"')}
${field('cvc', 'Codice di sicurezza', 'inputmode="numeric" maxlength="4" placeholder="123"')}
${field('intestatario', 'Nome sulla carta', `maxlength="100" value="${escaped(name)}"`)}
</div>`;

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
  const title = lines ? 'Scegli come pagare' : 'Inserisci la carta';
  return page(
    title,
    `<section class="summary">
<a class="back" href="${escaped(cancelled)}">Annulla e torna all’area clienti</a>
${lines ? paymentPart(lines) : ''}
<p class="fake">Questa pagina è una prova: sta al posto del fornitore di pagamenti e non addebita niente. Usa la carta di prova <strong>4242 4242 4242 4242</strong>, con una scadenza futura e un codice qualsiasi. Non scrivere mai una carta vera.</p>
</section>
<section class="form">
<h1>${title}</h1>
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>`}
<form method="post">
${hasCard ? cardFields(name) : ''}
${endings(lines !== undefined)}
${hasCard ? `<button class="pay" name="metodo" value="card">${lines ? `Paga ${euros.format(totalCents(lines) / 100)}` : 'Salva la carta'}</button>` : ''}
${lines ? otherWays(offered) : ''}
</form>
</section>`,
  );
}

/** Renders a finished or unknown checkout session; for a paid one it offers refunds and disputes. */
export function overPage(session?: Session): string {
  const more =
    session?.money === 'paid'
      ? `<p class="fake">Questa è una prova. Qui puoi anche provare <a href="${escaped(session.id)}/storno">un rimborso o una contestazione</a>.</p>`
      : '';
  return page(
    'Questa pagina non è più valida',
    `<section class="form"><h1>Questa pagina non è più valida</h1><p>Torna all’area clienti e ricomincia da lì.</p>${more}</section>`,
  );
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
    `<section class="summary">
${paymentPart(session.lines)}
<p class="fake">Questa pagina è una prova: fa quello che altrimenti fanno la banca del cliente e chi incassa. Non si muove denaro.</p>
</section>
<section class="form">
<h1>Prova uno storno</h1>
${done.length === 0 ? '' : `<ul>${done.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`}
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>`}
<form method="post">
<label for="importo">Importo in centesimi</label><input id="importo" name="importo" inputmode="numeric" required value="${total}">
<button name="azione" value="rimborso">Rimborsa</button>
<button name="azione" value="rimborso-fallito">L’ultimo rimborso non riesce</button>
<button name="azione" value="contestazione">Il cliente contesta alla sua banca</button>
<button name="azione" value="vinta">La contestazione è vinta</button>
<button name="azione" value="persa">La contestazione è persa</button>
</form>
</section>`,
  );
}
