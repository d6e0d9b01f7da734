import type { Case, Material } from './case.ts';
import { badAddresses } from './urls.ts';
import { badBodies } from './bodies.ts';
import { badHeads, wrongContentTypes, wrongVerbsOf } from './heads.ts';

export function curated(material: Material): Case[] {
  return [badBodies, badAddresses, wrongVerbsOf, wrongContentTypes, badHeads].flatMap((make) => make(material));
}
