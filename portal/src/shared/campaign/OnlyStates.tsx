/** Tells a viewer who may see only some states which ones; the numbers on the page count their leagues only. */
import { stateName } from '../../../../ui/address/address.ts';

/** `states`: postal codes; null for a viewer without that limit, who sees nothing here. */
export function OnlyStates({ states, className }: { states: readonly (string | null)[] | null; className?: string }) {
  if (!states) return null;
  const listed = new Intl.ListFormat('en').format(states.map((code) => stateName(code ?? '')));
  return (
    <p className={className}>
      {states.length === 0 ? 'You see no leagues.' : `You see the leagues in ${listed}. All numbers count these only.`}
    </p>
  );
}
