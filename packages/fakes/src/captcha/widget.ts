/**
 * Writes the script that the page loads. It defines the three services' globals, whose `render` puts a frame into the
 * page; an invisible widget waits for `execute`.
 */
export function apiScript(onload: string): string {
  return `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const widgets = [];
  const api = {
    render(place, options) {
      const frame = document.createElement('iframe');
      frame.title = 'Widget';
      frame.width = '300';
      frame.height = '65';
      frame.style.border = '0';
      const src = origin + '/widget?sitekey=' + encodeURIComponent(options.sitekey);
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) options.callback(data);
      });
      const element = typeof place === 'string' ? document.querySelector(place) : place;
      const id = widgets.push(() => {
        frame.src = src + (options.size === 'invisible' ? '#auto' : '');
        element.append(frame);
      }) - 1;
      if (options.size !== 'invisible') widgets[id]();
      return id;
    },
    execute: (id) => widgets[id](),
  };
  Object.assign(window, { turnstile: api, hcaptcha: api, grecaptcha: api });
  const loaded = window[${JSON.stringify(onload)}];
  if (loaded !== undefined) loaded();
})();`;
}

export const widgetPage = `<!doctype html><html lang="it"><title>Widget</title>
<label style="font: 16px sans-serif"><input type="checkbox" id="human"> Non sono un robot</label>
<script>
  const sendToken = async () => parent.postMessage(await (await fetch('/token', { method: 'POST' })).text(), '*');
  document.querySelector('#human').addEventListener('change', sendToken);
  if (location.hash === '#auto') sendToken();
</script></html>`;
