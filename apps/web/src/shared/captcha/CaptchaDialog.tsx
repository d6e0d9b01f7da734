import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { Dialog } from '../../ui/parts/dialogs/Dialog.tsx';
import classes from './CaptchaDialog.module.css';

/** The widget's page is on our own server, so a longer silence means that something blocks it. */
const PATIENCE_MS = 15_000;

/** The messages of the widget's page (plugins/web/captcha-page.js of the server). */
type Message =
  | { readonly state: 'shown'; readonly height: number }
  | { readonly state: 'solved'; readonly token: string }
  | { readonly state: 'failed' | 'unreachable' };

interface CaptchaDialogProps {
  readonly onSolved: (token: string) => void;
  readonly onClose: () => void;
}

/** Shows a captcha service's widget in a frame, apart from what is typed (sessione.captcha.3). */
export function CaptchaDialog({ onSolved, onClose }: CaptchaDialogProps) {
  const [attempt, setAttempt] = useState(1);
  const [problem, setProblem] = useState<'failed' | 'unreachable'>();
  useEndOfMount(onClose);
  return (
    <Dialog title={<Trans>Verifica di sicurezza</Trans>} onClose={onClose}>
      <p>
        <Trans>Conferma che sei una persona: la richiesta proseguirà da sola.</Trans>
      </p>
      {problem === undefined ? (
        <Widget key={attempt} onSolved={onSolved} onProblem={setProblem} />
      ) : (
        <Problem
          problem={problem}
          onRetry={() => {
            setProblem(undefined);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </Dialog>
  );
}

/** Runs once the component is gone for good: a sign-in that waits for ever would hold up all transitions of React. */
function useEndOfMount(act: () => void) {
  const isMounted = useRef(false);
  const end = useEffectEvent(act);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode mounts the component again at once.
      queueMicrotask(() => {
        if (!isMounted.current) end();
      });
    };
  }, []);
}

interface WidgetProps {
  readonly onSolved: (token: string) => void;
  readonly onProblem: (problem: 'failed' | 'unreachable') => void;
}

function Widget({ onSolved, onProblem }: WidgetProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const isShown = height !== undefined;
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<{ readonly captcha?: Message } | null>) => {
    const message = data?.captcha;
    if (message === undefined || source !== frame.current?.contentWindow || origin !== window.location.origin) return;
    if (message.state === 'shown') setHeight(message.height);
    else if (message.state === 'solved') onSolved(message.token);
    else onProblem(message.state);
  });
  const giveUp = useEffectEvent(() => onProblem('unreachable'));
  // An effect after the paint could miss a frame that loads at once.
  useLayoutEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(giveUp, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  const scheme = document.documentElement.dataset['mantineColorScheme'] === 'dark' ? '#dark' : '';
  return (
    <div className={classes['place']}>
      {isShown ? null : <Skeleton className={classes['skeleton']} />}
      <iframe
        ref={frame}
        className={classes['frame']}
        title={t`Verifica di sicurezza`}
        src={`/captcha${scheme}`}
        height={height}
        // The services need scripts and storage; the sandbox still keeps the top page from being led elsewhere.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  );
}

function Problem({ problem, onRetry }: { problem: 'failed' | 'unreachable'; onRetry: () => void }) {
  const retry = (
    <Button variant="default" onClick={onRetry}>
      <Trans>Riprova</Trans>
    </Button>
  );
  return problem === 'unreachable' ? (
    <Callout tone="warn" role="alert" takesFocus title={<Trans>La verifica non si è caricata</Trans>} action={retry}>
      <Trans>
        Forse un blocco della pubblicità impedisce la verifica: disattivalo per questa pagina. Se la connessione è
        instabile, riprova tra poco.
      </Trans>
    </Callout>
  ) : (
    <Callout tone="warn" role="alert" takesFocus title={<Trans>La verifica non è riuscita</Trans>} action={retry}>
      <Trans>Prova ancora una volta.</Trans>
    </Callout>
  );
}
