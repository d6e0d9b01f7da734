import { expect, it } from 'vitest';
import { properName, properSecondName } from './names.ts';

it.each([
  ['AGLIÈ', 'Agliè'],
  ["REGGIO NELL'EMILIA", "Reggio nell'Emilia"],
  ['SAN GIOVANNI IN PERSICETO', 'San Giovanni in Persiceto'],
  ["SANT'AGATA DE' GOTI", "Sant'Agata de' Goti"],
  ["SANT'AGATA LI BATTIATI", "Sant'Agata li Battiati"],
  ["L'AQUILA", "L'Aquila"],
  ["FRAGNETO L'ABATE", "Fragneto l'Abate"],
  ["TREZZO SULL'ADDA", "Trezzo sull'Adda"],
  ["CASTELNOVO NE' MONTI", "Castelnovo ne' Monti"],
  ["CASTELL'ARQUATO", "Castell'Arquato"],
  ["VO'", "Vo'"],
  ['LA SPEZIA', 'La Spezia'],
  ['SAN NICOLA LA STRADA', 'San Nicola la Strada'],
  ['SAN VITO LO CAPO', 'San Vito Lo Capo'],
  ['MORRA DE SANCTIS', 'Morra De Sanctis'],
  ['DOMUS DE MARIA', 'Domus de Maria'],
  ['SOTTO IL MONTE GIOVANNI XXIII', 'Sotto il Monte Giovanni XXIII'],
  ['LU E CUCCARO MONFERRATO', 'Lu e Cuccaro Monferrato'],
  ['MONTECATINI-TERME', 'Montecatini-Terme'],
  ['GRESSONEY-LA-TRINITÉ', 'Gressoney-La-Trinité'],
  ['SAINT-RHÉMY-EN-BOSSES', 'Saint-Rhémy-en-Bosses'],
  ['RE', 'Re'],
])('writes the name %s as %s', (capitals, name) => {
  expect(properName(capitals)).toBe(name);
});

it.each([
  ['BOZEN', 'Bolzano', 'Bozen'],
  ['KURTATSCH AN DER WEINSTRAßE', 'Cortaccia sulla Strada del Vino', 'Kurtatsch an der Weinstraße'],
  ['ST. CHRISTINA IN GRÖDEN', 'Santa Cristina Valgardena', 'St. Christina in Gröden'],
  ['COMUNE DI SAN DORLIGO DELLA VALLE-OBČINA DOLINA', 'San Dorligo della Valle-Dolina', 'Dolina'],
  ["COMUNE DI SAVOGNA D'ISONZO-OBČINA SOVODNJE OB SOČI", "Savogna d'Isonzo", 'Sovodnje ob Soči'],
  ['TRIESTE', 'Trieste', null],
  ['', 'Milano', null],
])('writes the second name %s beside %s as %s', (capitals, name, second) => {
  expect(properSecondName(capitals, name)).toBe(second);
});
