import PdfKit from 'pdfkit';
import { fontOf, type Weight } from './fonts.ts';

// A thin layer over pdfkit: everything drawn is either part of the tagged structure, in drawing order, or marked as
// an artifact.

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Span' | 'Lbl';

export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly spacing?: number;
}

const WEIGHTS: readonly Weight[] = ['regular', 'bold', 'code'];

export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const INK = '#1f2933';
export const GREY = '#52606d';
export const LINE = '#cbd2d9';
export const SOFT = '#f1f4f0';

/** A pdfkit option that its types lack: the cells that a header cell applies to. */
const COLUMN_HEAD: object = { scope: 'Column' };

/** Kerning, and tabular figures so that digits align in columns. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum'];

interface PageOptions {
  /** False where something else takes up the bottom of the page. */
  readonly hasFoot?: boolean;
  readonly isLandscape?: boolean;
}

export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y: number;
  /** Returns the height of the written text. */
  write(role: Role, text: string, x: number, y: number, width: number, style?: Style): number;
  heightOf(text: string, width: number, style?: Style): number;
  /** Marks the drawing as an artifact, which screen readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void;
  picture(alt: string, draw: (pdf: PDFKit.PDFDocument) => void): void;
  group(role: 'Sect' | 'Table' | 'TR' | 'Div', content: () => void): void;
  addPage(options?: PageOptions): void;
  end(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  /** The document's date, fixed so that the output doesn't depend on when it is generated. */
  readonly at: Date;
  readonly frame: (sheet: Sheet, page: number, hasFoot: boolean) => void;
  /** PDF/A-2a beside PDF/UA, for papers that are kept for years. */
  readonly isArchival?: boolean;
}

/**
 * The claim of PDF/UA in a PDF/A, which pdfkit writes only for one of the two. PDF/A asks for a description of every
 * schema that it doesn't know.
 */
const UA_IN_A = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>part</pdfaProperty:name>
                                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                                    <pdfaProperty:category>internal</pdfaProperty:category>
                                    <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
                                </rdf:li>
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>
        `;

export function newSheet({ title, author, at, frame, isArchival = false }: SheetInfo): Sheet {
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    lang: 'it-IT',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: isArchival ? 'PDF/A-2a' : ('PDF/UA' as 'PDF/A-1a'),
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  if (isArchival) pdf.appendXML(UA_IN_A);
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  // Pdfkit takes open fonts, which its types lack.
  for (const weight of WEIGHTS) pdf.registerFont(weight, fontOf(weight) as unknown as PDFKit.Mixins.PDFFontSource);
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  let parent: Element = root;
  let pages = 0;

  const set = ({ size = 9.5, weight = 'regular', colour = INK }: Style) =>
    pdf.font(weight).fontSize(size).fillColor(colour);
  const options = (width: number, { align = 'left', spacing = 0 }: Style) => ({
    width,
    align,
    characterSpacing: spacing,
    lineGap: 1.5,
    features: FEATURES,
  });

  const sheet: Sheet = {
    pdf,
    y: PAGE.margin,
    write(role, text, x, y, width, style = {}) {
      set(style);
      const mark = pdf.markStructureContent(role);
      pdf.text(text, x, y, options(width, style));
      pdf.endMarkedContent();
      parent.add(pdf.struct(role, role === 'TH' ? COLUMN_HEAD : {}, [mark]));
      return pdf.y - y;
    },
    heightOf(text, width, style = {}) {
      set(style);
      return pdf.heightOfString(text, options(width, style));
    },
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw(pdf);
      pdf.endMarkedContent();
    },
    picture(alt, draw) {
      const mark = pdf.markStructureContent('Figure');
      draw(pdf);
      pdf.endMarkedContent();
      parent.add(pdf.struct('Figure', { alt }, [mark]));
    },
    group(role, content) {
      const above = parent;
      parent = pdf.struct(role);
      above.add(parent);
      content();
      parent.end();
      parent = above;
    },
    addPage({ hasFoot = true, isLandscape = false } = {}) {
      pdf.addPage({ size: 'A4', margin: 0, layout: isLandscape ? 'landscape' : 'portrait' });
      pages += 1;
      frame(sheet, pages, hasFoot);
    },
    async end() {
      root.end();
      pdf.end();
      await written;
      return Buffer.concat(chunks);
    },
  };
  return sheet;
}
