/** The texts of each kind of bulk email on the unsubscribe page; English, passed through `t` and `T` when shown. */
export type Topic = 'offers' | 'proof' | 'work';

interface Texts {
  /** As a heading and on a button. */
  name: string;
  ask: string;
  ended: string;
}

export const topicTexts: Record<Topic, Texts> = {
  offers: {
    name: 'Offers and applications',
    ask: 'Stop sending offers and applications to <b>{address}</b>? You will still get emails about sponsorships that you have.',
    ended: 'We no longer send offers and applications to <b>{address}</b>.',
  },
  proof: {
    name: 'Photo reminders',
    ask: 'Stop reminding <b>{address}</b> about photos that are due? The dates don’t change, and checks still depend on the photos.',
    ended:
      'We no longer remind <b>{address}</b> about photos that are due. The dates don’t change, and checks still depend on the photos.',
  },
  work: {
    name: 'The daily email',
    ask: 'Stop sending <b>{address}</b> the daily email?',
    ended: 'We no longer send <b>{address}</b> the daily email.',
  },
};

/** All bulk email, for links that were sent before there were topics. */
export const allTopicsTexts: Texts = {
  name: 'Offers and reminders',
  ask: 'Stop sending offers, applications and reminders to <b>{address}</b>? You will still get emails about sponsorships that you have, such as a check on its way.',
  ended:
    'We no longer send offers, applications and reminders to <b>{address}</b>. You will still get emails about sponsorships that you have, such as a check on its way.',
};

/** The topics that a league can choose besides that of its link. */
export const leagueTopics: readonly Topic[] = ['offers', 'proof'];
