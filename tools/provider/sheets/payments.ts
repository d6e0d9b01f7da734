import { creditorIdentifier } from '@sportello/domain';
import { digits, type MadeUpPerson } from '../people.ts';
import { assistance, hasAssistance, serviceAccount } from './services.ts';
import { each, row, when, type Field, type Sheet } from './sheet.ts';

const methodColumns =
  'codiceCliente contractAccount metodoPagamento id stato tipo carta.intestatario carta.ultimeCifre carta.scadenza carta.circuito carta.tipologia sdd.nome sdd.cognome sdd.IBAN sdd.banca sdd.codiceFiscale mandatoAttuale';

const paysByDebit = ({ number, electricity }: MadeUpPerson) => number % 4 === 0 && !electricity.hasEnded;
const mandateOf = ({ number }: MadeUpPerson) => `AUR${digits(number, 12)}`;

function methodsOf(person: MadeUpPerson): Field[][] {
  const { code: codiceCliente, electricity, gas } = person;
  if (electricity.hasEnded) return [];
  const byDebit = paysByDebit(person);
  return [
    row(methodColumns, {
      codiceCliente,
      contractAccount: electricity.account,
      metodoPagamento: byDebit ? 'U' : 'B',
      ...(byDebit
        ? {
            id: `D${person.number}`,
            stato: 'Attivo',
            tipo: 'SDD',
            'sdd.nome': person.firstName,
            'sdd.cognome': person.lastName,
            'sdd.IBAN': person.iban,
            'sdd.banca': 'Banca di Prova',
            'sdd.codiceFiscale': person.fiscalCode,
            mandatoAttuale: mandateOf(person),
          }
        : {}),
    }),
    ...(gas === undefined
      ? []
      : [
          row(methodColumns, {
            codiceCliente,
            contractAccount: gas.account,
            metodoPagamento: 'L',
            id: `K${person.number}`,
            stato: 'Attivo',
            tipo: 'CARTA',
            'carta.intestatario': `${person.firstName} ${person.lastName}`,
            'carta.ultimeCifre': digits(person.number % 10_000, 4),
            'carta.scadenza': '08/2029',
            'carta.circuito': 'Visa',
            'carta.tipologia': 'CREDITO',
          }),
        ]),
  ];
}

export const payments: readonly Sheet[] = [
  each('payment-methods', methodColumns, methodsOf),
  each(
    'mandates',
    'codiceCliente contractAccount riferimento dataFirma IBAN nome cognome codiceFiscale creditore.identificativo creditore.nome sequenza',
    (person) =>
      when(paysByDebit(person), [
        person.code,
        person.electricity.account,
        mandateOf(person),
        '2024-03-01',
        person.iban,
        person.firstName,
        person.lastName,
        person.fiscalCode,
        creditorIdentifier('99999999990'),
        'Aurora Energia',
        'RCUR',
      ]),
  ),
  each('charges', 'codiceContrattoVas contractAccount importo frequenza dataProssimoAddebito', (person) =>
    when(hasAssistance(person), [assistance(person), serviceAccount(person), '9,90', 'mensile', '2026-12-05']),
  ),
  each('deliveries', 'codiceCliente contractAccount tipoRecapito sms mail frequenzaRecapito', (person) =>
    when(person.number % 3 === 0, [person.code, person.electricity.account, '02', 'no', 'sì', 'bimestrale']),
  ),
];
