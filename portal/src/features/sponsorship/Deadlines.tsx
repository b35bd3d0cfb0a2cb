/** The deadlines by section; the first overdue one, otherwise the next one, has the page's main action (L-294). */
import { deadlineSections } from '../../../../ui/status.ts';
import { StatusGlyph } from '../../components/Badge.tsx';
import { PageParts } from '../../components/PageParts.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { type DeadlineGroup, nextPhoto } from '../../shared/proof/deadlines.ts';
import { DeadlineItem } from './DeadlineItem.tsx';
import type { SponsorshipDeadline } from './types.ts';

export function Deadlines({
  groups,
  today,
  confirmedAt,
  sponsorName,
  photosWaiting,
  onUpload,
  onAnswer,
}: {
  groups: readonly DeadlineGroup<SponsorshipDeadline>[];
  today: string;
  /** When the offer was accepted. */
  confirmedAt: string | null;
  sponsorName: string;
  /** Deadlines whose photo was chosen on this device and not sent yet. */
  photosWaiting: ReadonlySet<number>;
  /** Undefined for staff, who have read-only access. */
  onUpload: ((deadline: SponsorshipDeadline) => void) | undefined;
  onAnswer: ((deadline: SponsorshipDeadline) => void) | undefined;
}) {
  const mainId = nextPhoto(groups.flatMap(({ deadlines }) => deadlines))?.id;
  return (
    <div id="deadlines">
      {groups.length === 0 && (
        <EmptyState icon="camera">
          {t('There are no deadlines yet. We’ll email you when the first photo is needed.')}
        </EmptyState>
      )}
      {groups.map(({ section, deadlines }) => (
        <section
          key={section}
          id={section === 'overdue' ? 'overdue' : undefined}
          className={`group is-${section === 'upcoming' ? 'next' : deadlineSections[section].tone}`}
          aria-labelledby={`h-${section}`}
        >
          <h2 id={`h-${section}`}>
            <StatusGlyph glyph={deadlineSections[section].glyph} /> {t(deadlineSections[section].label)}{' '}
            <small>{deadlines.length}</small>
          </h2>
          <div className={section === 'overdue' ? 'card rows card--late' : 'card rows'}>
            <PageParts>
              {deadlines.map((deadline) => (
                <DeadlineItem
                  key={deadline.id}
                  deadline={deadline}
                  section={section}
                  today={today}
                  confirmedAt={confirmedAt}
                  sponsorName={sponsorName}
                  main={deadline.id === mainId}
                  photoWaits={photosWaiting.has(deadline.id)}
                  onUpload={onUpload && (() => onUpload(deadline))}
                  onAnswer={onAnswer && (() => onAnswer(deadline))}
                />
              ))}
            </PageParts>
          </div>
        </section>
      ))}
    </div>
  );
}
