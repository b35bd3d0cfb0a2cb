/** A format of the recap: make it, see how far it is, download it, make it again. */
import { formatInstant, formatSize } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Progress } from '../../components/Progress.tsx';
import { useAction } from '../../lib/useAction.ts';
import { downloadRecap } from './download.ts';
import { isUnderWay, type Recap } from './formats.ts';

function Status({ recap }: { recap: Recap | null }) {
  if (!recap) return null;
  const { status, stage, stages, madeAt, byteSize, outdated } = recap;
  if (status === 'running' && stages > 0)
    return <Progress done={stage} of={stages} label="Progress" text={`Step ${stage} of ${stages}`} />;
  const texts = {
    queued: 'Your recap is next in line.',
    running: 'Gathering the numbers...',
    ready: outdated ? 'The data have changed since it was made.' : null,
    failed: 'It could not be made. Please try again.',
    withdrawn: 'A photo in it was taken down, so we removed the file. A new one is on its way.',
  };
  return (
    <p className="small soft" role={status === 'failed' ? 'alert' : undefined}>
      {madeAt && `Made on ${formatInstant(madeAt)}, ${formatSize(byteSize ?? 0)}. `}
      {texts[status]}
    </p>
  );
}

export function RecapFormatRow({
  name,
  about,
  recap,
  token,
  onMake,
  onGone,
}: {
  name: string;
  about: string;
  recap: Recap | null;
  token: string;
  onMake: () => Promise<void>;
  /** The file was withdrawn since it was listed. */
  onGone: () => Promise<void>;
}) {
  const make = useAction(onMake);
  const download = useAction(async () => {
    try {
      await downloadRecap(recap?.id ?? 0, token);
    } catch (error) {
      await onGone();
      throw error;
    }
  });
  const underWay = recap !== null && isUnderWay(recap);
  const again = recap?.status === 'failed' ? 'Try again' : recap?.madeAt ? 'Make again' : `Make the ${name}`;
  const mayMake = !underWay && (recap === null || recap.status === 'failed' || recap.outdated === true);
  return (
    <section className="recap__format" aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p className="small soft">{about}</p>
      </div>
      <div className="recap__acts">
        {recap?.madeAt && (
          <Button variant="main" small busy={download.busy} busyText="Loading..." onClick={() => void download.run()}>
            <Icon name="download" /> Download
            <span className="sr"> the {name}</span>
          </Button>
        )}
        {mayMake && (
          <Button
            variant={recap?.madeAt ? 'quiet' : 'main'}
            small
            busy={make.busy}
            busyText="One moment..."
            onClick={() => void make.run()}
          >
            {again}
          </Button>
        )}
      </div>
      <Status recap={recap} />
      {(make.error !== null || download.error !== null) && (
        <p className="small error" role="alert">
          {make.error instanceof ApiError && make.error.code === 'SL403'
            ? make.error.message
            : 'That did not work. Please try again.'}
        </p>
      )}
    </section>
  );
}
