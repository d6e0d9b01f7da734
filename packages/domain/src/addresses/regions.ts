/** The 20 Italian regions, each with the slug of its name (luogo.regioni.1). */
export const REGIONS = [
  { slug: 'abruzzo', name: 'Abruzzo' },
  { slug: 'basilicata', name: 'Basilicata' },
  { slug: 'calabria', name: 'Calabria' },
  { slug: 'campania', name: 'Campania' },
  { slug: 'emilia-romagna', name: 'Emilia-Romagna' },
  { slug: 'friuli-venezia-giulia', name: 'Friuli-Venezia Giulia' },
  { slug: 'lazio', name: 'Lazio' },
  { slug: 'liguria', name: 'Liguria' },
  { slug: 'lombardia', name: 'Lombardia' },
  { slug: 'marche', name: 'Marche' },
  { slug: 'molise', name: 'Molise' },
  { slug: 'piemonte', name: 'Piemonte' },
  { slug: 'puglia', name: 'Puglia' },
  { slug: 'sardegna', name: 'Sardegna' },
  { slug: 'sicilia', name: 'Sicilia' },
  { slug: 'toscana', name: 'Toscana' },
  { slug: 'trentino-alto-adige', name: 'Trentino-Alto Adige' },
  { slug: 'umbria', name: 'Umbria' },
  { slug: 'valle-d-aosta', name: "Valle d'Aosta" },
  { slug: 'veneto', name: 'Veneto' },
] as const;
export type RegionSlug = (typeof REGIONS)[number]['slug'];
