// Runs before the first paint, so that neither the colours nor the menu's pace change under the
// reader's eyes. The app keeps the same two attributes afterwards (src/ui/platform.ts).
(function () {
  var html = document.documentElement;
  var chosen = null;
  try {
    chosen = localStorage.getItem('FIXED_colorScheme');
  } catch {
    // Storage is forbidden: follow the device.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  html.setAttribute('data-mantine-color-scheme', chosen);
  var agent = navigator.userAgent;
  var ios = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
  html.setAttribute('data-ui', ios ? 'ios' : 'md');
})();
