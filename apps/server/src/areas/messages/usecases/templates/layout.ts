import type { Brand, SignatureLine } from '../../../../shared/context.ts';
import { readableOn } from './colours.ts';
import { Html, markup } from './markup.ts';
import type { Words } from './message.ts';

/** The logo is a part of the mail under this name. */
export const LOGO_CID = 'logo@sportello';

export function plainText({ name, signature }: Brand, { opening, shown, link, closing }: Words): string {
  const parts = [
    ...opening,
    ...(shown === undefined ? [] : [`    ${shown}`]),
    ...(link === undefined ? [] : [`${link.label}: ${link.url}`]),
    ...closing,
    ...(signature === undefined ? [name] : [`-- \n${signature.map(signatureText).join('\n')}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const font = "font-family: Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const ink = '#12294a';

// Mail clients support inline styles and a fluid single column without tables. Dark styles are in the head for
// clients that read them; others invert colours themselves.
const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b1726 !important; }
  .card { background: #13233a !important; }
  .card, .card p, .card a.url { color: #e6eef8 !important; }
  .shown { background: #1d3352 !important; }
  .foot, .foot p, .foot a { color: #b6c6da !important; }
}`;

/** Renders a message as HTML in the provider's colours, with every text escaped. */
export function mailPage(brand: Brand, said: Words): string {
  const { colours } = brand;
  const onBrand = readableOn(colours.to);
  const page = markup`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${said.subject}</title>
<style>${new Html(darkStyles)}</style>
</head>
<body class="page" style="margin: 0; padding: 24px 16px; background: #f1f5f8; ${font} font-size: 16px; line-height: 1.5;">
<div role="article" aria-label="${said.subject}" lang="it" style="max-width: 560px; margin: 0 auto;">
<p style="margin: 0; padding: 20px 24px; border-radius: 16px 16px 0 0; background: ${colours.to}; color: ${onBrand}; font-size: 20px; font-weight: 700;">${brandMark(brand)}</p>
<div class="card" style="padding: 32px 24px 16px; border-radius: 0 0 16px 16px; border-top: 4px solid ${colours.from}; background: #ffffff; color: ${ink};">
<h1 style="margin: 0 0 24px; font-size: 24px; line-height: 1.25; font-weight: 700;">${said.subject}</h1>
${said.opening.map(paragraph)}${standOut(said.shown)}${button(said.link, colours.to, onBrand)}${said.closing.map(paragraph)}</div>${foot(brand.signature)}
</div>
</body>
</html>
`;
  return page.text;
}

/** The logo has its own ground in the picture; its text alternative is shown where pictures are blocked. */
function brandMark({ name, mailLogo }: Brand): Html | string {
  if (mailLogo === undefined) return name;
  const { width, height, isMark } = mailLogo;
  return markup`<img src="cid:${LOGO_CID}" alt="${isMark ? '' : name}" width="${width}" height="${height}" style="display: inline-block; vertical-align: middle; border: 0; border-radius: 8px;">${isMark ? markup`<span style="margin-left: 12px; vertical-align: middle;">${name}</span>` : null}`;
}

function foot(signature: Brand['signature']): Html | null {
  if (signature === undefined) return null;
  const lines = signature.map(({ text, url }) => {
    const shown =
      url === undefined
        ? text
        : markup`<a href="${url}" target="_blank" rel="noopener noreferrer" style="color: #4a5f7d;">${text}</a>`;
    return markup`<p style="margin: 0 0 4px;">${shown}</p>
`;
  });
  return markup`
<div class="foot" style="padding: 16px 24px; color: #4a5f7d; font-size: 13px;">
${lines}</div>`;
}

const signatureText = ({ text, url }: SignatureLine) => (url === undefined ? text : `${text}: ${url}`);

function paragraph(text: string): Html {
  return markup`<p style="margin: 0 0 16px; color: ${ink};">${text}</p>
`;
}

function standOut(shown: string | undefined): Html | null {
  if (shown === undefined) return null;
  // A short code is large; a long name must still fit.
  const size = shown.length <= 10 ? 36 : 20;
  return markup`<p class="shown" style="margin: 0 0 24px; padding: 16px; border-radius: 12px; background: #e6eef8; color: ${ink}; font-size: ${size}px; font-weight: 700; letter-spacing: 0.08em; text-align: center; overflow-wrap: anywhere;">${shown}</p>
`;
}

function button(link: Words['link'], colour: string, onColour: string): Html | null {
  if (link === undefined) return null;
  const { label, url } = link;
  return markup`<p style="margin: 0 0 16px;"><a href="${url}" target="_blank" rel="noopener noreferrer" style="display: inline-block; padding: 12px 24px; border-radius: 12px; background: ${colour}; color: ${onColour}; font-weight: 700; text-decoration: none;">${label}</a></p>
<p style="margin: 0 0 24px; color: ${ink}; font-size: 13px; overflow-wrap: anywhere;">Se il pulsante non si apre, copia questo indirizzo nel browser:<br><a class="url" href="${url}" target="_blank" rel="noopener noreferrer" style="color: ${ink};">${url}</a></p>
`;
}
