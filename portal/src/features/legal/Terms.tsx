/** `/terms`: the rules of use, for an installation that names no page of its own (S-201, S-202). */
import { LegalPage } from './LegalPage.tsx';

export default function Terms() {
  return (
    <LegalPage title="Terms">
      <h2>Sponsorships</h2>
      <p>
        An offer becomes a sponsorship when a league accepts it. What both sides promise is written in the offer and in
        the contract that is made when it is accepted; where this page and a contract differ, the contract counts.
      </p>
      <h2>Links and accounts</h2>
      <p>
        A link in one of our e-mails opens an offer or a dashboard without a password. Share it only with people who may
        act for you. Keep your password to yourself, and tell us when you think that somebody else knows it.
      </p>
      <h2>Photos</h2>
      <p>
        Send only photos that you may share. The sponsor may show verified photos as the contract says; ask us to take
        one down when somebody in it does not agree.
      </p>
    </LegalPage>
  );
}
