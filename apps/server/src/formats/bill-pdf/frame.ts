import type { Issuer } from './paper.ts';
import { GREY, PAGE, WIDTH, type Sheet } from './sheet.ts';

const { margin } = PAGE;

export function frame(sheet: Sheet, issuer: Issuer, name: string, page: number | undefined): void {
  const vatNumber = issuer.vatNumber === '' ? undefined : `P. IVA ${issuer.vatNumber}`;
  const foot = [
    [issuer.company, issuer.address, vatNumber].filter((part) => part !== undefined).join(' · '),
    `${name}, pagina ${page ?? ''} · ${issuer.area}`,
    ...(issuer.isDemo ? ['Documento di dimostrazione: questo fornitore non esiste e nulla è dovuto.'] : []),
  ];
  sheet.decorate((pdf) => {
    const { from, to } = issuer.colours;
    const { width } = pdf.page;
    pdf.rect(0, 0, width, 10).fill(pdf.linearGradient(0, 0, width, 0).stop(0, from).stop(1, to));
    pdf.font('regular').fontSize(7.5).fillColor(GREY);
    if (page === undefined) return;
    const lines = [...foot, ...inLines(issuer.signature ?? [], (line) => pdf.widthOfString(line) <= WIDTH)];
    const top = PAGE.height - Math.max(46, 11.5 + lines.length * 10.5);
    for (const [at, line] of lines.entries()) {
      pdf.text(line, margin, top + at * 10.5, { width: WIDTH, lineBreak: false });
    }
  });
  sheet.y = 34;
}

function inLines(parts: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(' · ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

export function head(sheet: Sheet, { brand, colours, logo }: Issuer, title: string, under: string): void {
  sheet.y = 30;
  if (logo) {
    const { content, width, height } = logo;
    sheet.picture(brand, (pdf) => pdf.image(Buffer.from(content), margin, sheet.y, { width, height }));
    sheet.y += height;
  } else {
    sheet.y += sheet.write('P', brand, margin, sheet.y, WIDTH / 2, { size: 17, weight: 'bold', colour: colours.to });
  }
  sheet.y += 8;
  sheet.y += sheet.write('H1', title, margin, sheet.y, WIDTH, { size: 20, weight: 'bold' });
  sheet.y += sheet.write('P', under, margin, sheet.y, WIDTH, { colour: GREY }) + 14;
}
