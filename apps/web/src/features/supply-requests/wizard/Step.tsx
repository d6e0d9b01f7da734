import { BillingChange, MoveStart } from '../questions/Choices.tsx';
import { Contact } from '../questions/Contact.tsx';
import { Days } from '../questions/Days.tsx';
import { Papers } from '../questions/Papers.tsx';
import { Payment } from '../questions/Payment.tsx';
import { Place } from '../questions/Place.tsx';
import { Point } from '../questions/Point.tsx';
import { Power } from '../questions/Power.tsx';
import { Reason } from '../questions/Reason.tsx';
import { Residence } from '../questions/Residence.tsx';
import { TaxData } from '../questions/TaxData.tsx';
import { Use } from '../questions/Use.tsx';
import type { QuestionProps, SendingProps } from '../questions/use-question.ts';
import { SignStep } from '../sending/SignStep.tsx';
import { SummaryStep } from '../sending/SummaryStep.tsx';
import type { StepId } from './steps.ts';

interface StepProps extends QuestionProps, SendingProps {
  step: StepId;
}

export function Step({ step, onWrong, ...props }: StepProps) {
  switch (step) {
    case 'fornitura':
      return <Point {...props} />;
    case 'indirizzo':
    case 'recapito':
      return <Place question={step} {...props} />;
    case 'causale':
      return <Reason {...props} />;
    case 'uso':
      return <Use {...props} />;
    case 'potenza':
      return <Power {...props} />;
    case 'inizio':
      return <MoveStart {...props} />;
    case 'fine':
    case 'decorrenza':
    case 'pagato':
      return <Days question={step} {...props} />;
    case 'cambia':
      return <BillingChange {...props} />;
    case 'dati-fiscali':
      return <TaxData {...props} />;
    case 'residenza':
      return <Residence {...props} />;
    case 'carte':
      return <Papers {...props} />;
    case 'pagamento':
      return <Payment {...props} />;
    case 'contatto':
      return <Contact {...props} />;
    case 'riepilogo':
      return <SummaryStep draft={props.draft} progress={props.progress} onWrong={onWrong} />;
    case 'firma':
      return <SignStep draft={props.draft} progress={props.progress} onWrong={onWrong} />;
  }
}
