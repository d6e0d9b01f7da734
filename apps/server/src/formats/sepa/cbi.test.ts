import { centsFromEuros, type Debit } from '@sportello/domain';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { abiOf, cbiCollectionFile } from './cbi-collection-file.ts';
import { readAnswers } from './status-report.ts';

const collector = {
  name: 'Società Energia & Servizi S.p.A.',
  identifier: 'IT66ZZZA1B2C3D4E5F6G7H8',
  iban: 'IT60X0542811101000000123456',
  cuc: '1808147M',
};
const collection = { id: 'SPORTELLO-7', day: '2026-12-10', madeAt: new Date('2026-12-01T09:00:00.500Z') };
const debit = (at: number, amount: number): Debit => ({
  reference: `SPORTELLO-7-${at}`,
  amount: centsFromEuros(amount),
  mandate: `M${at}`,
  signedOn: '2026-10-01',
  holder: 'Niccolò D’Angelò',
  iban: 'IT60X0542811101000000123456',
  billNumber: `B${at}`,
});

const shapeOf = (node: ReturnType<typeof XmlDocument.fromString>['root'], path = ''): string[] => {
  const here = `${path}/${node.name}`;
  const children = node.find('*') as (typeof node)[];
  return children.length === 0 ? [here] : children.flatMap((child) => shapeOf(child, here));
};

describe('a file of direct debits in the envelope of CBI (pagamento.incasso.5)', () => {
  const xml = cbiCollectionFile(collector, collection, [debit(1, 84.2), debit(2, 0.1)]);

  it('contains the elements of CBISDDReqLogMsg in the order of its schema', () => {
    const document = XmlDocument.fromString(xml);
    const names = shapeOf(document.root).map((path) => path.split('/').slice(3).join('/'));
    document.dispose();
    const transaction = [
      'PmtId/InstrId',
      'PmtId/EndToEndId',
      'InstdAmt',
      'DrctDbtTx/MndtRltdInf/MndtId',
      'DrctDbtTx/MndtRltdInf/DtOfSgntr',
      'Dbtr/Nm',
      'DbtrAcct/Id/IBAN',
      'RmtInf/Ustrd',
    ].map((name) => `CBISDDReqLogMsg/PmtInf/DrctDbtTxInf/${name}`);
    expect(names).toEqual([
      'PhyMsgTpCd',
      'NbOfLogMsg',
      ...['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty/Nm', 'InitgPty/Id/OrgId/Othr/Id'].map(
        (name) => `CBISDDReqLogMsg/GrpHdr/${name}`,
      ),
      'CBISDDReqLogMsg/GrpHdr/InitgPty/Id/OrgId/Othr/Issr',
      ...[
        'PmtInfId',
        'PmtMtd',
        'BtchBookg',
        'PmtTpInf/SvcLvl/Cd',
        'PmtTpInf/LclInstrm/Cd',
        'PmtTpInf/SeqTp',
        'ReqdColltnDt',
        'Cdtr/Nm',
        'CdtrAcct/Id/IBAN',
        'CdtrAgt/FinInstnId/ClrSysMmbId/MmbId',
        'ChrgBr',
        'CdtrSchmeId/Nm',
        'CdtrSchmeId/Id/PrvtId/Othr/Id',
      ].map((name) => `CBISDDReqLogMsg/PmtInf/${name}`),
      ...transaction,
      ...transaction,
    ]);
  });

  it('names the provider by its CBI code, its bank by ABI, and sums to the cent', () => {
    for (const words of [
      '<CBIBdySDDReq xmlns="urn:CBI:xsd:CBIBdySDDReq.00.01.01"',
      '<LMSG:Id>1808147M</LMSG:Id>',
      '<LMSG:MmbId>05428</LMSG:MmbId>',
      '<LMSG:NbOfTxs>2</LMSG:NbOfTxs>',
      '<LMSG:CtrlSum>84.30</LMSG:CtrlSum>',
      '<LMSG:InstdAmt Ccy="EUR">0.10</LMSG:InstdAmt>',
      '<LMSG:CreDtTm>2026-12-01T09:00:00Z</LMSG:CreDtTm>',
      "<LMSG:Nm>Niccolo D'Angelo</LMSG:Nm>",
    ]) {
      expect(xml).toContain(words);
    }
  });

  it('reads the ABI of Italian accounts only', () => {
    expect([abiOf('IT60X0542811101000000123456'), abiOf('DE89370400440532013000')]).toEqual(['05428', undefined]);
  });
});

const envelope = (message: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<BODY:CBIBdy xmlns:BODY="urn:CBI:xsd:CBIBdySDDStsRpt.00.01.00" xmlns:LMSG="urn:CBI:xsd:${message}.00.01.00">
<BODY:PhyMsgInf><BODY:PhyMsgTpCd>STAT-RPT-INC-SDD-01</BODY:PhyMsgTpCd><BODY:NbOfLogMsg>2</BODY:NbOfLogMsg></BODY:PhyMsgInf>
${content}</BODY:CBIBdy>`;

const report = (original: string, of: string) => `<BODY:CBIEnvelSDDStsRptLogMsg><BODY:CBISDDStsRptLogMsg>
<LMSG:GrpHdr><LMSG:MsgId>B1</LMSG:MsgId></LMSG:GrpHdr>
<LMSG:OrgnlGrpInfAndSts><LMSG:OrgnlMsgId>${original}</LMSG:OrgnlMsgId>${of}</BODY:CBISDDStsRptLogMsg></BODY:CBIEnvelSDDStsRptLogMsg>`;

describe('answers in the envelope of CBI (pagamento.incasso.6)', () => {
  it('reads every status report of a file with the message that it answers', () => {
    const rejected = `<LMSG:GrpSts>PART</LMSG:GrpSts></LMSG:OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts xmlns="urn:CBI:xsd:CBISDDStsRptLogMsg.00.01.00"><TxInfAndSts><OrgnlEndToEndId>SPORTELLO-7-1</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>MD01</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts>`;
    const whole = '<LMSG:GrpSts>RJCT</LMSG:GrpSts></LMSG:OrgnlGrpInfAndSts>';
    const file = envelope('CBISDDStsRptLogMsg', report('SPORTELLO-7', rejected) + report('SPORTELLO-8', whole));
    expect(readAnswers(file)).toMatchObject([
      { message: 'SPORTELLO-7', reference: 'SPORTELLO-7-1', status: 'RJCT', reason: 'MD01' },
      { message: 'SPORTELLO-8', reference: undefined, status: 'RJCT', reason: null },
    ]);
  });

  it('reads the booked entries of a statement', () => {
    const entry = (status: string) =>
      `<D:Ntry><D:Amt Ccy="EUR">84.20</D:Amt><D:CdtDbtInd>CRDT</D:CdtDbtInd><D:Sts>${status}</D:Sts><D:NtryDtls><D:TxDtls><D:Refs><D:EndToEndId>SPORTELLO-7-1</D:EndToEndId></D:Refs></D:TxDtls></D:NtryDtls></D:Ntry>`;
    const statement = `<D:CBIDlyStmtReqLogMsg xmlns:D="urn:CBI:xsd:CBIDlyStmtReqLogMsg.00.01.02"><D:GrpHdr/><D:Stmt>${entry('BOOK')}${entry('PDNG')}</D:Stmt></D:CBIDlyStmtReqLogMsg>`;
    expect(readAnswers(envelope('CBIBkToCstmrStmtReqLogMsg', statement))).toMatchObject([
      { reference: 'SPORTELLO-7-1', status: 'ACSC', moved: { cents: 8420 } },
    ]);
  });

  it('rejects other messages of CBI', () => {
    expect(() => readAnswers(envelope('CBISDDTechValStsLogMsg', '<BODY:CBISDDTechValStsLogMsg/>'))).toThrow(
      /neither a status report/,
    );
  });
});
