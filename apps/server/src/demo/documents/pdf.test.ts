import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { DocumentFacts } from './facts.ts';
import { pdfOf } from './pdf.ts';

const colours = { from: '#7a2d00', to: '#a33c00' };
const document = {
  number: 'D1',
  name: 'Contratto',
  type: 'CONTRATTO_DEFINITIVO',
  contractKind: 'COMMODITY',
  contractCode: '1',
};

async function draw(brand: DocumentFacts['brand']): Promise<string> {
  const facts = { document, customer: { code: 'C1' }, supply: null, service: null, request: null, brand };
  return Buffer.from(await pdfOf(facts as DocumentFacts)).toString('latin1');
}

it('shows the provider’s logo on a document of the demo, if there is one', async () => {
  const picture = sharp({ create: { width: 60, height: 20, channels: 3, background: colours.to } });
  const logo = { width: 60, height: 20, content: await picture.png().toBuffer() };
  expect(await draw({ name: 'Alba', colours, logo })).toContain('/Subtype /Image');
  expect(await draw({ name: 'Alba', colours })).not.toContain('/Subtype /Image');
});
