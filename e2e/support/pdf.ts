export function pdfOf(lines: readonly string[]): Buffer {
  const pages = lines.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return written([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages}]/Count ${lines.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
      stream('', `BT /F1 24 Tf 40 340 Td (${line}) Tj ET`),
    ]),
  ]);
}

/** Builds a PDF whose only page is an all-black fax scan (CCITT group 4). */
export function scannedPdf(): Buffer {
  const image =
    '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 1/Decode[1 0]' +
    '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 8/Rows 8>>';
  return written([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</XObject<</Im1 5 0 R>>>>/Contents 4 0 R>>',
    stream('', 'q 300 0 0 400 0 0 cm /Im1 Do Q'),
    // Eight lines equal to the white one above them, and the end marker.
    stream(image, '\u00ff\u0000\u0010\u0001'),
  ]);
}

const stream = (entries: string, content: string) =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

function written(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
