/** A checkout in neutral colours: what is paid beside how, one below the other on a phone; no script, no image. */
export const styles = `:root { color-scheme: light dark; --ink: #1a1f2b; --soft: #525c6c; --page: #f4f5f7; --paper: #fff;
--line: #d5d9e0; --edge: #7b8494; --act: #1f4f8f; --on-act: #fff; --focus: #2f7de0; --demo: #7a4a00;
--demo-tint: #fff2da; --bad: #a41d24; --bad-tint: #fdeceb; }
@media (prefers-color-scheme: dark) { :root { --ink: #edf0f5; --soft: #aab4c3; --page: #12151b; --paper: #1b2029;
--line: #343c49; --edge: #7f8a9b; --act: #9cc6ff; --on-act: #05203f; --focus: #8fbdff; --demo: #f8c87e;
--demo-tint: #3a2c12; --bad: #ffa9a3; --bad-tint: #411c22; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--page); color: var(--ink); line-height: 1.5;
font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
.demo { margin: 0; padding: .5rem 1rem; background: var(--demo-tint); color: var(--demo); text-align: center;
font-size: .875rem; border-bottom: 1px solid var(--demo); }
.demo strong { margin-right: .5rem; text-transform: uppercase; letter-spacing: .06em; }
main { display: grid; gap: 1.5rem; max-width: 64rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.015em; }
h2 { margin: 1.5rem 0 .75rem; font-size: 1rem; color: var(--soft); font-weight: 600; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
a { color: var(--act); text-underline-offset: .2em; }
.total { display: grid; margin: .5rem 0 1rem; color: var(--soft); }
.total strong { color: var(--ink); font-size: 3rem; line-height: 1.1; letter-spacing: -.03em; }
.lines { margin: 0 0 1rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.lines li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .5rem 0;
border-bottom: 1px solid var(--line); }
.form { padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
.fake { margin: 1rem 0; padding: .75rem 1rem; border: 1px dashed var(--demo); border-radius: .75rem;
background: var(--demo-tint); color: var(--demo); font-size: .875rem; }
.wrong { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--bad); border-radius: .75rem;
background: var(--bad-tint); color: var(--bad); font-weight: 600; }
.card { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: end; }
.card > :first-child, .card > :last-child { grid-column: 1 / -1; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: 0 .875rem; border: 1px solid var(--edge); border-radius: .75rem;
background: var(--paper); color: var(--ink); font: inherit; }
input::placeholder { color: var(--soft); opacity: 1; }
input[type=radio] { flex: none; width: 1.25rem; min-height: 0; height: 1.25rem; margin: 0; accent-color: var(--demo); }
fieldset label { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; margin: 0; font-weight: 400; }
fieldset p { margin: .25rem 0 0; }
legend { padding: 0 .5rem; font-weight: 600; }
button { width: 100%; min-height: 3rem; margin: .5rem 0 0; padding: .5rem 1rem; border: 1px solid var(--edge);
border-radius: .75rem; background: var(--paper); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--act); }
.pay { border-color: transparent; background: var(--act); color: var(--on-act); font-size: 1.125rem; }
.ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .5rem; }
.way { margin: 0; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (min-width: 48em) {
main { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: 3rem; padding: 3rem 1.5rem; align-items: start; }
main > .form:only-child { grid-column: 1 / -1; width: min(100%, 32rem); margin: 0 auto; }
.form { padding: 2rem; }
.total strong { font-size: 3.5rem; } }`;
