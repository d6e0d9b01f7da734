import { HOME_BANNER_FOLDERS, SEGMENT_FOLDERS, VAS_CATEGORY_FOLDERS, VAS_LEVEL_FOLDERS } from '@sportello/domain';
import * as area from './area.ts';
import { use } from './use.ts';

// The uses of contenuto.usi.1 for the rest of the area.

const segments = Object.values(SEGMENT_FOLDERS);
const categories = Object.values(VAS_CATEGORY_FOLDERS);

export const modals = use('/modali', [], area.modal);
export const vasList = use(`/vas/{}/${VAS_LEVEL_FOLDERS.LIST}/{}`, [segments, categories], area.vasListed);
export const vasDetails = use(`/vas/{}/${VAS_LEVEL_FOLDERS.DETAILS}/{}`, [segments, categories], area.vasDetails);
export const rewards = use('/fedelta/catalogo', [], area.reward);
export const loyaltyVillage = use('/fedelta/villaggio', [], area.villageShop);
export const offers = use('/offerte/{}', [segments], area.offer);
export const announcements = use('/notifiche/{}', [segments], area.announcement);
export const banners = use('/banner/{}', [Object.values(HOME_BANNER_FOLDERS)], area.banner);
export const energyControl = use('/energy-control/configurazione', [], area.energyControl);
export const faq = use('/faq/{}', [segments], area.faq);
export const recommendations = use('/raccomandazioni/{}', [segments], area.recommendation);
export const contacts = use('/contatti/{}', [segments], area.contactConfiguration);
