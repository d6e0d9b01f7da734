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
.notice { padding: 1rem; border: 2px solid #b45309; border-radius: .75rem; }
.wrong { padding: 1rem; border: 2px solid #b91c1c; border-radius: .75rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0 .75rem; font: inherit; }
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

/** The page on which a card is typed; what was typed wrong is said, and only the name is kept. */
export function cardPage({
  cancelled,
  wrong,
  name = '',
}: {
  cancelled: string;
  wrong?: string;
  name?: string;
}): string {
  return page(
    'Inserisci la carta',
    `<p class="notice">Questa pagina è una prova: sta al posto del fornitore di pagamenti e non addebita niente. Usa la carta di prova <strong>4242 4242 4242 4242</strong>, con una scadenza futura e un codice qualsiasi. Non scrivere mai una carta vera.</p>
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>`}
<form method="post">
<label for="intestatario">Nome sulla carta</label><input id="intestatario" name="intestatario" required autocomplete="off" maxlength="100" value="${escaped(name)}">
<label for="numero">Numero della carta</label><input id="numero" name="numero" required inputmode="numeric" autocomplete="off" maxlength="30">
<label for="scadenza">Scadenza (mese/anno)</label><input id="scadenza" name="scadenza" required autocomplete="off" maxlength="9" placeholder="05/30">
<label for="cvc">Codice di sicurezza</label><input id="cvc" name="cvc" required inputmode="numeric" autocomplete="off" maxlength="4">
<button>Salva la carta</button>
</form>
<a href="${escaped(cancelled)}">Annulla e torna all’area clienti</a>`,
  );
}

/** A page that is over, or never was. */
export function overPage(): string {
  return page('Questa pagina non è più valida', '<p>Torna all’area clienti e ricomincia da lì.</p>');
}
