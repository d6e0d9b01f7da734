export const places = [
  { istat: '001272', cadastral: 'L219', town: 'Torino', province: 'TO', region: '01', cap: '10121' },
  { istat: '015146', cadastral: 'F205', town: 'Milano', province: 'MI', region: '03', cap: '20121' },
  { istat: '058091', cadastral: 'H501', town: 'Roma', province: 'RM', region: '12', cap: '00184' },
  { istat: '063049', cadastral: 'F839', town: 'Napoli', province: 'NA', region: '15', cap: '80121' },
] as const;

const register = [
  'CODISTAT,DATACESSAZIONE,CODCATASTALE,DENOMINAZIONE_IT,ALTRADENOMINAZIONE,IDREGIONE,STATO,SIGLAPROVINCIA',
  ...places.map(
    ({ istat, cadastral, town, province, region }) =>
      `${istat},9999-12-31,${cadastral},${town.toUpperCase()},,${region},A,${province}`,
  ),
];

const postcodes = [
  'country_code,zipcode,place,province_code,community,community_code',
  ...places.map(({ cap, town, province, istat }) => `IT,${cap},${town},${province},${town},${istat}`),
];

const file = (name: string, lines: readonly string[]) => ({
  name,
  text: `${lines.join('\n')}\n`,
  rows: lines.length - 1,
});

export const towns = [file('towns.csv', register), file('postcodes.csv', postcodes)];
