// The page of a captcha service's widget, shown in a frame of the app (sessione.captcha.3). It runs as an inline
// script; the attributes of <html> hold the settings.

const { api: name, script: url, siteKey: sitekey, invisible } = document.documentElement.dataset;
const isDark = location.hash === '#dark';

function send(message) {
  parent.postMessage({ captcha: message }, location.origin);
}

function fail() {
  send({ state: 'failed' });
}

// A challenge opens over the widget and needs more room; services don't announce its size.
function sendHeight() {
  const boxes = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
  send({ state: 'shown', height: Math.ceil(Math.max(0, ...boxes.map(({ bottom }) => bottom + scrollY))) });
}

window.captchaLoaded = () => {
  try {
    const api = window[name];
    const widget = api.render('#widget', {
      sitekey,
      theme: isDark ? 'dark' : 'light',
      language: 'it',
      size: invisible ? 'invisible' : innerWidth < 304 ? 'compact' : 'normal',
      callback: (token) => send({ state: 'solved', token }),
      'error-callback': fail,
      // hCaptcha: the challenge was closed.
      'close-callback': fail,
    });
    if (invisible) api.execute(widget);
  } catch {
    fail();
  }
};

document.documentElement.classList.toggle('dark', isDark);
const observer = new MutationObserver(sendHeight);
observer.observe(document.body, { subtree: true, childList: true, attributes: true });
const script = document.createElement('script');
script.src = `${url}?render=explicit&onload=captchaLoaded&hl=it`;
script.addEventListener('error', () => send({ state: 'unreachable' }));
document.head.append(script);
