/** Said before something is deleted that the audit can bring back. `from`: whose history has the button, as "the campaign". */
export const BringBack = ({ from }: { from: string }) => (
  <p className="soft">It can be brought back from {from}'s history.</p>
);
