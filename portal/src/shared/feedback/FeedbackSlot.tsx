/**
 * Where a sponsor's users react, comment and ask for changes. Visitors by link see nothing here; the code is loaded once somebody
 * is signed in who may read feedback: a user of the sponsor, or staff, who only read.
 */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { hasRole } from '../../../../ui/session.ts';
import { useSession } from '../../lib/useSession.ts';
import { FeedbackPlace } from './FeedbackPlace.tsx';

const SectionFeedback = lazy(() => import('./SectionFeedback.tsx'));
const SeasonFeedback = lazy(() => import('./SeasonFeedback.tsx'));
const PhotoFeedback = lazy(() => import('./PhotoFeedback.tsx'));
const Outcomes = lazy(() => import('./Outcomes.tsx'));

/** `place`: what keeps the space of the content while its code loads. */
function ForReaders({ place, children }: { place?: ReactNode; children: ReactNode }) {
  const session = useSession();
  if (!hasRole(session?.role, ['sponsor', 'admin'])) return null;
  return <Suspense fallback={place}>{children}</Suspense>;
}

/** Reactions and comments on a section of a campaign, or with `noteId` on a note. `name`: what it is about, for its buttons. */
export const FeedbackSlot = (props: ComponentProps<typeof SectionFeedback>) => (
  <ForReaders place={<FeedbackPlace wide={props.wide} />}>
    <SectionFeedback {...props} />
  </ForReaders>
);

/** Reactions and comments on a section of a whole season. `name`: what it is about, for its buttons. */
export const SeasonFeedbackSlot = (props: ComponentProps<typeof SeasonFeedback>) => (
  <ForReaders place={<FeedbackPlace />}>
    <SeasonFeedback {...props} />
  </ForReaders>
);

/** A photo's favorites, reactions, comments and requests. `name`: what the photo shows. */
export const PhotoFeedbackSlot = (props: ComponentProps<typeof PhotoFeedback>) => (
  <ForReaders>
    <PhotoFeedback {...props} />
  </ForReaders>
);

/** What is below an enlarged photo of a dashboard. */
export const photoActions = ({ id, title }: { id: number | string; title: string | null }) => (
  <PhotoFeedbackSlot key={id} photoId={Number(id)} name={title ?? 'this photo'} />
);

/** The requests of the sponsor's users about photos of the page's campaigns, and what became of them. */
export const OutcomesSlot = (props: ComponentProps<typeof Outcomes>) => (
  <ForReaders>
    <Outcomes {...props} />
  </ForReaders>
);
