import { answerWithPages } from './pages.ts';
import { showPushes } from './push.ts';
import { takeSharedPhotos } from './share.ts';
import { precacheShell } from './shell.ts';
import { activateWhenAsked } from './update.ts';

// Each concern adds its own listeners, which a browser only accepts while this script runs for the first time.
precacheShell();
answerWithPages();
activateWhenAsked();
takeSharedPhotos();
showPushes();
