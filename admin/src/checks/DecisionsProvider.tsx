import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError } from '../../../ui/graphql.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { messageOf } from '../dataProvider/errors.ts';
import type { Operations } from '../dataProvider/operationsOf.ts';
import { decidedMeanwhile, type Outcome } from './decidedMeanwhile.ts';

type Decisions = {
  /** Outcomes of the checks decided on this page, by id. */
  outcomes: Readonly<Record<number, Outcome>>;
  /** Errors of checks that could not be approved or rejected, by id. */
  refusals: Readonly<Record<number, string>>;
  /**
   * Both throw the server's error unless somebody else has already decided. `payeeChangeSeen`: time of the change to
   * the league's contact or mailing address that was shown to the approver.
   */
  approve: (checkId: number, payeeChangeSeen?: string) => Promise<void>;
  reject: (checkId: number, reason: string) => Promise<void>;
};

/** The API returns a decided check; one that no longer exists has no outcome to show. */
const GONE: Outcome = { status: null, number: null, message: 'This check no longer exists.' };

/** The error for a check whose payee's contact or address changed after what the approver was shown (X1). */
export const isPayeeChange = (error: unknown): boolean =>
  error instanceof ApiError && error.field === 'payeeChangeSeen';

const DecisionsContext = createContext<Decisions | null>(null);

export function useDecisions(): Decisions {
  const decisions = useContext(DecisionsContext);
  if (!decisions) throw new Error('useDecisions needs a DecisionsProvider.');
  return decisions;
}

/**
 * Approves and rejects checks. A decided check stays in its row with its outcome, so the list is not refetched as after
 * other mutations; only the menu's count and the totals are (B-377 … B-379).
 */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const operations: Operations = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Decisions['outcomes']>({});
  const [refusals, setRefusals] = useState<Decisions['refusals']>({});
  const decide = async (id: number, decision: () => Promise<Outcome>) => {
    let outcome: Outcome | null;
    try {
      outcome = await decision();
    } catch (refusal) {
      outcome = await decidedMeanwhile(operations, id, refusal);
      if (!outcome) {
        setRefusals((others) => ({ ...others, [id]: messageOf(refusal) }));
        if (isPayeeChange(refusal)) void queryClient.invalidateQueries({ queryKey: ['checks'] });
        throw refusal;
      }
    }
    setOutcomes((others) => ({ ...others, [id]: outcome }));
    for (const read of ['waitingChecks', 'checkTotals']) void queryClient.invalidateQueries({ queryKey: [read] });
  };
  const approve = (checkId: number, payeeChangeSeen?: string) =>
    decide(checkId, async () => {
      const input = { checkId, ...(payeeChangeSeen ? { payeeChangeSeen } : {}) };
      return (await operations.approveCheck({ input })).approveCheck.check ?? GONE;
    });
  const reject = (checkId: number, reason: string) =>
    decide(
      checkId,
      async () => (await operations.rejectCheck({ input: { checkId, reason } })).rejectCheck.check ?? GONE,
    );
  return (
    <DecisionsContext.Provider value={{ outcomes, refusals, approve, reject }}>{children}</DecisionsContext.Provider>
  );
}
