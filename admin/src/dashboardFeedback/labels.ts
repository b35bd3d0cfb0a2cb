import type { FeedbackItemFragment } from './generated/graphql.ts';

type Feedback = FeedbackItemFragment;

const sections: Readonly<Record<Feedback['section'], string>> = {
  goal: 'the goal',
  delivery: 'promised and delivered',
  effectiveness: 'impressions',
  testimonials: 'testimonials',
  results: 'results',
  leagues: 'the leagues',
  creative: 'the creative',
  note: 'a note',
  photo: 'a photo',
};

const reactions: Readonly<Record<NonNullable<Feedback['reaction']>, string>> = {
  love: 'loves',
  thanks: 'says thank you for',
  question: 'has a question about',
  favorite: 'marked as a favorite',
};

/** The name of the user who wrote something. */
export const authorOf = (user: { name: string | null; email: string } | null): string =>
  user?.name || user?.email || 'A former user';

/** What a row of feedback is about: "the photo of Aspen Soccer Club", "the note “Opening day”". */
export function aboutOf({ section, campaignNote, verificationImage }: Feedback): string {
  const organization = verificationImage?.offer?.organization?.name;
  if (organization) return `the photo of ${organization}`;
  return campaignNote?.title ? `the note “${campaignNote.title}”` : sections[section];
}

/** What the user did: "loves", "has a question about", "on" for a comment. */
export const didOf = ({ reaction }: Feedback): string => (reaction ? reactions[reaction] : 'on');
