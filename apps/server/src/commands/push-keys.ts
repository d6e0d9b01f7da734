import webPush from 'web-push';

// `npm run push-keys`: prints a new pair of keys for pushes (docs/messages.md).

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
