/** The subset of the web app's colours and shapes that the page needs (aspetto.colori.1). */
export const pageStyles = `
:root { color-scheme: light dark; --page: #f1f5f8; --card: #fff; --ink: #12294a; --soft: #47607c; --line: #75889d; --tint: #e6eef8; --link: #00397b; --warn: #7a4a00; --warn-tint: #fff2da; --focus: #2f7de0; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0b1726; --card: #13233a; --ink: #e6eef8; --soft: #b3c4d8; --line: #7d93ad; --tint: #1d3352; --link: #a9cdf5; --warn: #ffd893; --warn-tint: #46340f; --focus: #7db4ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, 'Segoe UI', Roboto, sans-serif; }
header { padding: 2rem max(1rem, calc(50% - 24rem)) 5rem; background: linear-gradient(180deg, var(--from), var(--to) 40%); color: var(--on-brand); }
header p { margin: 0; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
main { max-width: 48rem; margin: -3.5rem auto 0; padding: 0 1rem 3rem; }
.note, form, article, section, .empty { margin: 0 0 1rem; padding: 1.5rem; border-radius: 1rem; background: var(--card); box-shadow: 0 1px 2px rgb(11 37 69 / 5%), 0 8px 24px -6px rgb(11 37 69 / 12%); }
form div { display: flex; flex-wrap: wrap; gap: 0.5rem; }
form p { margin: 0.5rem 0 0; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input, button { min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.75rem; font: inherit; }
input { flex: 1 1 14rem; min-width: 0; border: 1px solid var(--line); background: var(--card); color: var(--ink); }
input::placeholder { color: var(--soft); opacity: 1; }
button { border: 0; background: var(--to); color: var(--on-brand); font-weight: 600; cursor: pointer; }
ol { margin: 0; padding: 0; list-style: none; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 small { display: block; color: var(--soft); font-size: 1rem; font-weight: 400; }
a { color: var(--link); overflow-wrap: anywhere; }
.tags { display: flex; gap: 0.5rem; margin: 0 0 0.5rem; font-size: 0.8125rem; font-weight: 600; }
.tags span { padding: 0.125rem 0.625rem; border-radius: 1rem; background: var(--tint); color: var(--link); }
.tags .state { background: var(--warn-tint); color: var(--warn); }
.time { margin: 0.25rem 0 1rem; color: var(--soft); font-size: 0.8125rem; }
.code { margin: 0 0 1rem; font-size: 2.5rem; font-weight: 700; letter-spacing: 0.08em; line-height: 1.25; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.link { margin: 0 0 1rem; }
pre { margin: 0; padding: 1rem; border-radius: 0.75rem; background: var(--tint); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 1rem; }
summary { min-height: 2.75rem; padding: 0.5rem 0; color: var(--link); cursor: pointer; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 0.75rem; background: #fff; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
