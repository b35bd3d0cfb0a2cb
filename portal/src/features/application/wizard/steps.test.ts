import { describe, expect, it } from '@jest/globals';
import { applicationView } from '../../../testing/applicationView.ts';
import { blockedNumberKeys, cleanNumber, cleanPhone, cleanText } from '../rules/sanitize.ts';
import { entryStep, firstOpen, isOpen, sections, shownSteps, stepAfter, stepBefore } from './steps.ts';

const ids = (view = applicationView()) => shownSteps(view).map(({ id }) => id);
const before = [
  'interests',
  'community-impact',
  'primary-contact',
  'programs',
  'play-locations',
  'social-and-email',
  'non-profit-status',
  'tournament-information',
];

describe('sections and steps', () => {
  it('[L-099][L-100] are all 22, in the order of the specification', () => {
    expect(sections.map(({ id }) => id)).toEqual([
      'interest',
      'season-information',
      'tournament-information',
      'branded-collateral',
      'experiences',
      'digital-assets',
      'wrap-up',
    ]);
    expect(sections.flatMap(({ steps }) => steps.map(({ id }) => id)).sort()).toEqual(
      'introduction interests community-impact primary-contact programs play-locations social-and-email non-profit-status custom-questions tournament-information game-jerseys warm-ups game-signage dedicated-email website-banner seminar surveys coupons sampling photos rewarded-add-ons thank-you'
        .split(' ')
        .sort(),
    );
  });

  it('[L-101][L-102][L-103] have the titles of the specification, in their order', () => {
    expect(sections.map(({ title, steps }) => [title, ...steps.map((step) => step.label ?? step.title)])).toEqual([
      ['Sponsorship package', 'Introduction', 'Sponsor benefits', 'Community impact'],
      [
        'Season information',
        'Primary Contact',
        'Programs',
        'Play Locations',
        'Social & Email',
        'Non-Profit Status',
        'Additional information',
      ],
      ['Tournament Information', 'Information'],
      ['Branded collateral', 'Logo on jerseys', 'Warm-up apparel', 'Banners', 'Product & coupon distribution'],
      ['Experiences', 'Seminars', 'Tabling and product sampling', 'Professional photography'],
      ['Digital assets', 'Logo on website', 'Surveys', 'Email and social media'],
      ['Rewarded add-ons', 'Rewarded add-ons', 'Thanks'],
    ]);
  });

  it('[L-104][L-105] include the chosen assets, and questions if there are any', () => {
    expect(ids()).not.toContain('photos');
    expect(ids()).not.toContain('custom-questions');
    const view = applicationView([], ['photos', 'game-signage']);
    expect(ids(view).slice(-4)).toEqual(['game-signage', 'photos', 'rewarded-add-ons', 'thank-you']);
    expect(ids({ ...view, applicationProgress: { ...view.applicationProgress, 'custom-questions': false } })).toContain(
      'custom-questions',
    );
  });

  it('[L-084][L-106] Next and Back skip empty sections; a step’s position counts only the shown ones', () => {
    const view = applicationView(before, ['surveys']);
    expect(stepAfter(view, 'tournament-information')).toMatchObject({ id: 'surveys', param: '5-0' });
    expect(stepBefore(view, 'surveys')).toMatchObject({ id: 'tournament-information', param: '2-0' });
    expect(stepBefore(view, 'introduction')).toBeNull();
  });

  it('[L-107][L-108] are open if completed or following a completed one; the first always is', () => {
    const view = applicationView(['interests']);
    expect(
      ['introduction', 'interests', 'community-impact', 'primary-contact', 'thank-you'].map((id) => isOpen(view, id)),
    ).toEqual([true, true, true, false, false]);
  });

  it('[L-138] not interested leads from the interests to the thank-you step', () => {
    const view = applicationView(['interests'], [], { notInterested: true });
    expect(stepAfter(view, 'interests').id).toBe('thank-you');
    expect(isOpen(view, 'thank-you')).toBe(true);
  });

  it('[L-087][L-088][L-089] a visit starts at the saved step, otherwise at the URL’s if it is open, otherwise at the first open one', () => {
    const view = applicationView(['interests', 'community-impact']);
    expect(entryStep(view, null).param).toBe('0-0');
    expect(entryStep(view, '9-9').param).toBe('0-0');
    expect(entryStep(view, '0-2').id).toBe('community-impact');
    expect(entryStep(view, '1-3').id).toBe('primary-contact');
    expect(entryStep({ ...view, savedStepId: 'primary-contact' }, '0-1').id).toBe('primary-contact');
    expect(firstOpen(applicationView([...before, 'rewarded-add-ons'])).id).toBe('thank-you');
  });
});

describe('what inputs accept', () => {
  it('[L-127][L-128][R7] names lose symbols and keep accents, apostrophes and hyphens; emails and prose are unchanged', () => {
    expect(cleanText('name', 'José <O’Brien>-Nuñez; Jr.')).toBe('José O’Brien-Nuñez Jr.');
    for (const email of ["pat.o'neil@x.org", 'Pat <pat@x.org>']) expect(cleanText('email', email)).toBe(email);
    expect(cleanText('prose', 'Yes! <b>100%</b>')).toBe('Yes! <b>100%</b>');
  });

  it('[L-129] numbers are capped, negatives become 1, leading zeros are removed', () => {
    expect(['0012', '-5', '1000000', '12a', ''].map((text) => cleanNumber(text, 999_999, false))).toEqual([
      '12',
      '1',
      '999999',
      '12',
      '',
    ]);
    expect(['100.5', '41.567', '.5', '0'].map((text) => cleanNumber(text, 100, true))).toEqual([
      '100',
      '41.56',
      '0.5',
      '0',
    ]);
  });

  it('[L-130] e, E, + and - are blocked in numbers', () => {
    expect(blockedNumberKeys).toEqual(['e', 'E', '+', '-']);
  });

  it('[L-148][L-149] a phone number gets its hyphens and loses its +1', () => {
    expect(['5125550142', '+1 (512) 555-0142', '51255', ''].map(cleanPhone)).toEqual([
      '512-555-0142',
      '512-555-0142',
      '512-55',
      '',
    ]);
  });
});
