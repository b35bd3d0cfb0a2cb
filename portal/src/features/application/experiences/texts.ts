/** The texts of the section's steps. */
import type { AssetTexts } from '../assets/AssetStep.tsx';

export const seminar: AssetTexts = {
  title: 'Seminars',
  lead: 'A sponsor’s expert speaks to parents, coaches or players, in person or online.',
  question: 'Can you invite families to a seminar?',
  pays: '$100-120',
  programs: 'Which programs can be invited?',
  price: 'Price per seminar',
  maximum: 'What’s the maximum number of seminars?',
};

export const sampling: AssetTexts = {
  title: 'Tabling and product sampling',
  lead: 'A sponsor sets up a table on a busy day to hand out samples and talk with families, and brings everything.',
  question: 'Can a sponsor set up a table at one of your events?',
  programs: 'Which programs are at the event?',
  price: 'Price per event',
  reasonOptional: true,
};

export const photos: AssetTexts = {
  title: 'Professional photography',
  lead: 'A photographer comes to a game day; the sponsor may use the pictures of players with a release.',
  question: 'Can a photographer come to one of your events?',
  pays: '$450-500 average',
  facts: ['Photo releases not signed at the event must be collected digitally within three weeks of the event.'],
  programs: 'Which programs can be photographed?',
  price: 'Price per event',
  reasonOptional: true,
};
