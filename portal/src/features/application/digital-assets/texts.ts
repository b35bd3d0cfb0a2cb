/** The texts of the section's steps. */
import type { AssetTexts } from '../assets/AssetStep.tsx';

export const websiteBanner: AssetTexts = {
  title: 'Logo on website',
  lead: 'Your home page shows a sponsor’s logo with a link all season.',
  question: 'Can you show a sponsor’s logo on your website?',
  pays: '$100-200',
  programs: 'Which programs does the website belong to?',
  price: 'Price per season',
  maximum: 'What’s the maximum number of logos?',
};

export const surveys: AssetTexts = {
  title: 'Surveys',
  lead: 'You send a link to your families; sponsors learn what families think.',
  question: 'Can you send a survey to your families?',
  pays: '$390-455',
  facts: ['Surveys take 5-10 minutes'],
  programs: 'Which programs can we survey?',
  price: 'Price per survey',
  maximum: 'What’s the maximum number of surveys?',
};

export const emailAndSocialMedia: AssetTexts = {
  title: 'Email and social media',
  lead: 'You send an email about the sponsor alone, or post about it on your channels. We write both.',
  question: 'Can you send an email or post for a sponsor?',
  pays: '$140-175 each',
  programs: 'Which programs does it reach?',
  price: 'Price each',
  maximum: 'What’s the maximum?',
};
