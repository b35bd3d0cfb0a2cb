/** The appendix of a recap: the list of its leagues as a spreadsheet. */
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useAction } from '../../lib/useAction.ts';
import { downloadRecap } from './download.ts';

/** `id`: a recap of the page that has a file. */
export function RecapLeagues({ id, token }: { id: number; token: string }) {
  const download = useAction(() => downloadRecap(id, token, 'leagues.xlsx'));
  return (
    <section className="recap__format" aria-label="List of leagues">
      <div>
        <h3>List of leagues</h3>
        <p className="small soft">Every sponsored program and what proves it, as a spreadsheet</p>
      </div>
      <div className="recap__acts">
        <Button small busy={download.busy} busyText="Loading..." onClick={() => void download.run()}>
          <Icon name="download" /> Download
          <span className="sr"> the list of leagues</span>
        </Button>
      </div>
      {download.error !== null && (
        <p className="small error" role="alert">
          That did not work. Please try again.
        </p>
      )}
    </section>
  );
}
