/** The texts of the section's steps. */
import type { AssetTexts } from '../assets/AssetStep.tsx';

export const jerseys: AssetTexts = {
  title: 'Logo on jerseys',
  lead: 'A sponsor’s logo is printed on the game jerseys of whole teams.',
  question: 'Can you put a sponsor’s logo on game jerseys?',
  pays: '$175-225 per team',
  programs: 'Which programs can have the logo?',
  price: 'Price per team',
  maximum: 'What’s the maximum number of teams?',
};

export const warmUps: AssetTexts = {
  title: 'Warm-up apparel',
  lead: 'Players wear warm-up shirts with the sponsor’s logo before games and at practice.',
  question: 'Can your players wear a sponsor’s warm-ups?',
  programs: 'Which programs can wear them?',
  price: 'Price per team',
  maximum: 'What’s the maximum number of teams?',
};

export const banners: AssetTexts = {
  title: 'Banners',
  lead: 'A sponsor’s banner hangs on your fence during games. You choose how many and where.',
  question: 'Can you hang banners at your games?',
  pays: '$225-300 per banner',
  facts: ['Banners printed and delivered at no cost'],
  programs: 'Which programs can have banners?',
  price: 'Price per banner',
  maximum: 'What’s the maximum?',
};

export const coupons: AssetTexts = {
  title: 'Product & coupon distribution',
  lead: 'You hand out a sponsor’s product or coupon to each family, with uniforms or at a game.',
  question: 'Can you hand out products or coupons?',
  pays: '$100-170',
  facts: ['The sponsor brings them at no cost'],
  programs: 'Which programs can get them?',
  price: 'Price per distribution',
  maximum: 'What’s the maximum number of distributions?',
};
