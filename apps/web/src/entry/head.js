// Stands in the head of every page, minified, and runs before the first paint (build/head-script.ts).
(function () {
  var html = document.documentElement;

  // Neither the colours nor the menu's pace may change under the reader's eyes. The app keeps the
  // same two attributes afterwards (src/ui/platform.ts).
  var chosen = read('localStorage', 'FIXED_colorScheme');
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  html.setAttribute('data-mantine-color-scheme', chosen);
  var agent = navigator.userAgent;
  var ios = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
  html.setAttribute('data-ui', ios ? 'ios' : 'md');

  // The page that was made is that of a stranger at its bare URL. Whoever holds a session
  // (src/session/vault.ts) is on the way home, a tab with a draft or a word about the session's end
  // shows more, a link's secret leads elsewhere, and a page without its provider's config can't know its brand: 'Caricamento...'
  // stands over it until the app has drawn the right one.
  var known = read('localStorage', 'sportello.session');
  try {
    for (var key in sessionStorage) if (/^sportello(\.|-visitor)/.test(key)) known = key;
  } catch {
    // Forbidden likewise.
  }
  // Nobody waits for these pages: they are the same for everybody.
  var isForAll = /^\/(emergenza|accessibilita)$/.test(location.pathname);
  if ((known && !isForAll) || location.search || location.hash || !document.getElementById('config'))
    html.setAttribute('data-waiting', '');

  // Whoever is known is on the way into the area: what it needs comes together with the app.
  if (known) {
    document.querySelectorAll('link[data-area]').forEach(function (link) {
      link.rel = link.getAttribute('data-area');
    });
  }

  // What this address asked for when it was opened last leaves with the page, while the app is on its way
  // (src/api/start/early.ts, which takes the answers): for whoever was here a moment ago, by themselves.
  if (!read('sessionStorage', 'sportello.customer')) {
    try {
      var session = JSON.parse(read('sessionStorage', 'sportello.session'));
      var now = Date.now();
      if (session.expiresAt > now + 30000 && read('sessionStorage', 'sportello.seen') > now - 600000) {
        var authorization = 'Bearer ' + session.accessToken;
        var answers = {};
        JSON.parse(read('sessionStorage', 'sportello.early'))[location.pathname].forEach(function (call) {
          call.headers.authorization = authorization;
          answers[call.key] = fetch(call.url, call);
          answers[call.key].catch(function () {});
        });
        window.sportelloEarly = { authorization: authorization, answers: answers };
      }
    } catch {
      // Nothing is known yet.
    }
  }

  // Who sends a form before the app is there has it sent by the app, once it is (src/ui/open-page/held-form.ts).
  document.addEventListener(
    'submit',
    function hold(event) {
      if (window.sportelloStarted) return document.removeEventListener('submit', hold, true);
      event.preventDefault();
      event.stopImmediatePropagation();
      window.sportelloHeld = event.target;
      html.setAttribute('data-held', '');
    },
    true,
  );

  function read(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      // Storage is forbidden.
      return null;
    }
  }
})();
