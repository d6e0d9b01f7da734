import { recuperoDatiContratto } from '@sportello/calls';
import { isOneOf, SUPPLIED_COMMODITIES, type AnswerFacts, type SupplyRequestDraft } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { useSubjects } from '../../../shared/contracts/use-subjects.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { useToday } from '../../../shared/read/use-today.ts';

/**
 * Reads what the answers are checked against; undefined until it is known. What can't be read is left to the server's
 * checks.
 */
export function useFacts(
  draft: Pick<SupplyRequestDraft, 'kind' | 'contractCode'> | undefined,
): AnswerFacts | undefined {
  const { queryOf } = useApp();
  const { today } = useToday();
  const contracts = useSubjects();
  // The contact's number is filled in from the profile.
  const { profile } = useUser();
  const { kind, contractCode: code } = draft ?? {};
  const needsPower = kind === 'POTENZA' && code !== undefined;
  const details = useQuery({
    ...queryOf(recuperoDatiContratto, { query: { codiceContratto: code ?? '' } }),
    enabled: needsPower,
  });
  const isAnswered =
    contracts !== undefined &&
    (profile.data !== undefined || profile.error !== null) &&
    (!needsPower || details.data !== undefined || details.error !== null);
  if (draft === undefined || !isAnswered) return undefined;
  const contract = code === undefined ? undefined : contracts.find((each) => each.code === code);
  const { commodityType, pod, pdr } = contract?.type === 'COMMODITY' ? contract.commodity : {};
  return {
    today,
    supply: {
      commodity: isOneOf(SUPPLIED_COMMODITIES, commodityType) ? commodityType : undefined,
      power: powerOf(details.data?.model.details.powerUsed),
      point: pod ?? pdr,
    },
  };
}

/** Reads kilowatts from their words, `4,5 kW`. */
function powerOf(words: string | undefined): number | undefined {
  const [, figure] = /^(\d+(?:,\d+)?) kW$/.exec(words ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure.replace(',', '.'));
}
