import { digits } from './people.ts';

const quarters = Array.from({ length: 96 }, (_, at) => `E${at + 1}="0,${digits(20 + (at % 60), 3)}"`).join(' ');

/** A monthly flow of the distributor: two days of quarter-hours of the first customer's electricity. */
export const hourlyFlow = {
  name: '99999999990_99999999991_202510_PDO_20251105060523_1DP0001_R.xml',
  text: `<?xml version="1.0" encoding="utf-8"?>
<FlussoMisure xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" CodFlusso="PDO">
  <IdentificativiFlusso>
    <PIvaUtente>99999999991</PIvaUtente>
    <PIvaDistributore>99999999990</PIvaDistributore>
    <CodContrDisp>DP0001</CodContrDisp>
  </IdentificativiFlusso>
  <DatiPod>
    <Pod>IT001E00000001</Pod>
    <MeseAnno>10/2025</MeseAnno>
    <DatiPdp>
      <Trattamento>O</Trattamento>
      <Tensione>230</Tensione>
      <Forfait>NO</Forfait>
      <GruppoMis>SI</GruppoMis>
    </DatiPdp>
    <Misura xsi:type="DettaglioMisuraPDOv2Type">
      <Raccolta>P</Raccolta>
      <TipoDato>E</TipoDato>
      <Validato>S</Validato>
      <PotMax>1,240</PotMax>
      <Ea ${quarters}>01</Ea>
      <Ea ${quarters}>02</Ea>
    </Misura>
  </DatiPod>
</FlussoMisure>
`,
} as const;
