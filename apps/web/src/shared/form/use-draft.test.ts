import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createDrafts } from '../../session/storage/drafts.ts';
import { fakeBrowser, nobody, tokens } from '../../session/fixture.ts';
import { tolerantStorage } from '../../session/storage/key-value.ts';
import { AppContext, type App } from '../../api/app.ts';
import { useDraft } from './use-draft.ts';

function setUp() {
  const { session, storage } = fakeBrowser().tab();
  const drafts = createDrafts(
    tolerantStorage(() => storage),
    () => 1_000_000,
  );
  const open = () => {
    const forms: ReturnType<typeof useDraft>[] = [];
    const Form = () => {
      forms.push(useDraft('contact'));
      return null;
    };
    renderToString(
      createElement(AppContext, { value: { session, drafts, acting: nobody } as unknown as App }, createElement(Form)),
    );
    const [form] = forms;
    if (form === undefined) throw new Error('not rendered');
    return form;
  };
  const signIn = (username: string) => session.start({ username, tokens: tokens(), rememberMe: false });
  return { session, drafts, open, signIn };
}

it('begins with what the same customer had typed before their session ended', () => {
  const { session, open, signIn } = setUp();
  signIn('full');
  const form = open();
  expect(form.restored).toBeUndefined();
  form.keep({ message: 'La caldaia' });
  session.end('INACTIVE');
  form.keep({ message: 'La caldaia si spegne' });
  signIn('full');
  expect(open().restored).toEqual({ message: 'La caldaia si spegne' });
});

it('shows nothing of it to another customer, nor to nobody', () => {
  const { session, open, signIn } = setUp();
  signIn('full');
  open().keep({ message: 'x' });
  session.end('REFRESH_FAILED');
  const nobody = open();
  nobody.keep({ message: 'y' });
  expect(nobody.restored).toBeUndefined();
  signIn('pmi');
  expect(open().restored).toBeUndefined();
});
