type Row = Readonly<Record<string, never>>;

/** Maps the rows of a call's last statement to its answer in wire format. */
export const answers = {
  profile: ([row]: readonly Row[]) => ({
    header: { stato: 0 },
    segmento: row?.['segment'],
    codiceCliente: row?.['code'],
    ragioneSociale: row?.['company_name'],
    email: row?.['email'],
    numeroCellulare: row?.['mobile'],
    codFiscale: row?.['fiscal_code'],
    nome: row?.['first_name'],
    cognome: row?.['last_name'],
    partitaIVA: row?.['vat_number'],
    username: row?.['username'],
    prospect: row?.['prospect'],
    inCreazione: row?.['in_creation'],
    intervalloModificaContatto: row?.['contact_lock_hours'],
    dataUltimaModificaMail: row?.['email_changed_at'],
    dataUltimaModificaTelefono: row?.['mobile_changed_at'],
    clienteNew: row?.['new_customer'],
  }),
  contracts: (rows: readonly Row[]) => ({ header: { stato: 0 }, contratti: rows.map(contract) }),
};

export type CallName = keyof typeof answers;

function contract(row: Row) {
  return {
    codiceContratto: row['code'],
    commodity: row['commodity'],
    stato: row['source_state'],
    codiceQuotation: row['quotation_code'],
    nickname: row['nickname'],
    pod: row['pod'],
    pdr: row['pdr'],
    mercato: row['market'],
    codiceCliente: row['customer_code'],
    nomeOfferta: row['offer_name'],
    contractAccount: row['contract_account'],
    codiceCRM: row['crm_code'],
    codiceArera: row['arera_code'],
    dataInizio: row['start_date'],
    dataFine: row['end_date'],
    dataFirma: row['sign_date'],
    intestatarioDal: row['holder_since'],
    fineOfferta: row['offer_end'] ?? (row['market'] === 'STG' ? '2027-03-31' : null),
    autolettura: row['self_reading'],
    codiceFiscale: row['fiscal_code'],
    partitaIVA: row['vat_number'],
    tipoFatturazione: row['billing_type'],
    aliasAbitazione: row['residence_alias'],
    indirizzo: {
      via: row['street'],
      cap: row['cap'],
      citta: row['city'],
      provincia: row['province'],
      nazione: row['country'],
    },
  };
}
