/** Members of the manifest that are the same for every provider (pagine.installata.1). */
export const appManifest = {
  id: '/',
  description: 'Le tue forniture, le bollette e l’assistenza, in un posto solo.',
  lang: 'it',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  categories: ['utilities', 'lifestyle'],
  handle_links: 'preferred',
  // A window that is open may hold a half-filled form: a shortcut never takes it over.
  launch_handler: { client_mode: ['navigate-new', 'auto'] },
  shortcuts: [
    shortcut('Paga', '/my-edison/bollette?stato=da-pagare', 'pay'),
    shortcut('Autolettura', '/my-edison/letture', 'reading'),
    shortcut('Il mio intervento', '/my-edison/intervento-tecnico/il-mio-intervento', 'visit'),
    shortcut('Consumi', '/my-edison/controllo-energia', 'consumption'),
  ],
  screenshots: [
    screenshot('home-narrow', '780x1688', 'narrow', 'La home, con quello che c’è da fare'),
    screenshot('bills-narrow', '780x1688', 'narrow', 'Le bollette'),
    screenshot('home-wide', '1280x800', 'wide', 'La home su un computer'),
  ],
  share_target: {
    action: '/my-edison/letture',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'foto', accept: ['image/jpeg', 'image/png', 'image/webp'] }] },
  },
};

function shortcut(name: string, url: string, icon: string) {
  return { name, url, icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }] };
}

function screenshot(file: string, sizes: string, formFactor: string, label: string) {
  return { src: `/screenshots/${file}.webp`, sizes, type: 'image/webp', form_factor: formFactor, label };
}
