/** The step was saved concurrently, in another tab or by somebody else: both answers side by side, and the choice. */

import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { t } from '../../../i18n/i18n.ts';
import { describe } from '../renewal/describe.ts';
import type { Answers } from '../rules/types.ts';
import { type ApplicationView, type Options, storedPrograms } from '../types.ts';

export default function Conflict({
  step,
  mine,
  fresh,
  options,
  busy,
  onMine,
  onTheirs,
  onClose,
}: {
  step: string;
  mine: Answers;
  fresh: ApplicationView;
  options: Options;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const programs = storedPrograms(fresh);
  const columns = [
    { title: t('Your answers'), lines: describe(step, mine, options, programs) },
    { title: t('Saved version'), lines: describe(step, fresh.answers[step] ?? {}, options, programs) },
  ];
  return (
    <Dialog title={t('This step was changed somewhere else')} onClose={onClose} wide>
      <p>
        {t(
          'This step was saved in another tab or by another person while you were typing. Your answers are still here: choose which ones to keep.',
        )}
      </p>
      <div className="compare">
        {columns.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <div className="form__act">
        <Button variant="main" busy={busy} busyText={t('Saving...')} onClick={onMine}>
          {t('Keep my answers')}
        </Button>
        <Button disabled={busy} onClick={onTheirs}>
          {t('Use the saved answers')}
        </Button>
      </div>
    </Dialog>
  );
}
