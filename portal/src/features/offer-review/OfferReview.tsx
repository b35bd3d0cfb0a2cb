/** The review card and its steps, by link or by login (L-013, L-062, L-063, L-287). */

import { useEffect, useRef, useState } from 'react';
import type { AddressFields } from '../../../../ui/address/address.ts';
import type { VerifiedAddress } from '../../../../ui/address/useAddress.ts';
import { ApiError, type RequestOptions } from '../../../../ui/graphql.ts';
import { Steps } from '../../components/Progress.tsx';
import { t } from '../../i18n/i18n.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { AddressStep } from './AddressStep.tsx';
import { Accepted, Rejected } from './Answered.tsx';
import { emailRefusal } from './acceptProblem.ts';
import { offerChanges } from './changes.ts';
import { isChangedOffer } from './concurrentChange.ts';
import { EmailStep } from './EmailStep.tsx';
import { OfferHeader } from './OfferHeader.tsx';
import type { ReviewOffer } from './offer.ts';
import { Preview } from './Preview.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { type Decision, ReviewStep } from './ReviewStep.tsx';
import './offer-review.css';

export type Step = 'email' | 'address' | 'review' | 'accepted' | 'rejected';

export interface Draft {
  email: string;
  hasAccount: boolean | null;
  address: VerifiedAddress | null;
  typedAddress: AddressFields | null;
  startDate: string;
  endDate: string;
  agreed: boolean;
  leagueRejectionReason: string;
}

export interface OfferReviewProps {
  offer: ReviewOffer;
  today: string;
  /** The login's email; null for access by link only. */
  loginEmail: string | null;
  sentTo?: string;
  access: RequestOptions;
  /** Reloads the offer after it was answered or withdrawn elsewhere. */
  reload: () => Promise<void>;
  onBackToDashboard: () => void;
  /** True if the email has an account; throws if that cannot be determined. */
  onEmail: (email: string) => Promise<boolean>;
  /** Accepts; resolves to true if there is now a session, which redirects from here. */
  onAccept: (decision: Decision & { email: string }) => Promise<boolean>;
  onReject: (reason: string, email: string) => Promise<void>;
}

const names: Record<'email' | 'address' | 'review', string> = {
  email: 'Email',
  address: 'Address',
  review: 'Review details',
};

export function OfferReview(props: OfferReviewProps) {
  const { offer, today, loginEmail, sentTo = '', access } = props;
  const anonymous = loginEmail === null;
  const [draft, change, forget] = useDraft<Draft>(
    `offer.${offer.id}`,
    {
      email: sentTo,
      hasAccount: null,
      address: null,
      typedAddress: null,
      startDate: offer.seasonStart ?? '',
      endDate: offer.seasonEnd ?? '',
      agreed: false,
      leagueRejectionReason: '',
    },
    // entered, checked and agreed again on another day (L-017, L-020)
    ['hasAccount', 'address', 'agreed'],
  );
  const [step, setStep] = useState<Step>(() => {
    if (anonymous && draft.hasAccount === null) return 'email';
    return draft.address ? 'review' : 'address';
  });
  /** The offer as it was shown when its acceptance was refused because staff had changed it. */
  const [read, setRead] = useState<ReviewOffer | null>(null);
  /** The server's error about the email when the offer was accepted with it. */
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null);
  const email = loginEmail ?? draft.email.trim();
  const [rejecting, setRejecting] = useState(false);
  const card = useRef<HTMLElement>(null);
  const entered = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its headline [L17], or at the field that led back to it
  useEffect(() => {
    if (entered.current) {
      globalThis.scrollTo?.({ top: 0 });
      const wrong = card.current?.querySelector<HTMLElement>('[aria-invalid]');
      const headline = ['.offer__step h2', 'h1']
        .map((selector) => card.current?.querySelector<HTMLElement>(selector))
        .find(Boolean);
      if (wrong) wrong.focus();
      else headline?.focus({ preventScroll: true });
    }
    entered.current = true;
  }, [step]);

  const steps = (['email', 'address', 'review'] as const)
    .filter((id) => anonymous || id !== 'email')
    .map((id) => ({ id, label: t(names[id]) }));
  const deciding = step === 'email' || step === 'address' || step === 'review';
  const toStart = anonymous
    ? { label: t('Back'), go: () => setStep('email') }
    : { label: t('Back'), go: props.onBackToDashboard };

  return (
    <>
      {deciding && <Steps steps={steps} current={step} onSelect={(id) => setStep(id as Step)} />}
      <article className="card offer" ref={card}>
        <OfferHeader offer={offer} brief={step !== 'review'} />
        {(step === 'email' || step === 'address') && <Preview offer={offer} />}
        {step === 'email' && (
          <EmailStep
            email={draft.email}
            refusal={refusedEmail}
            onChange={(value) => {
              setRefusedEmail(null);
              change({ email: value, hasAccount: null });
            }}
            onContinue={async (value) => {
              change({ email: value, hasAccount: await props.onEmail(value) });
              setStep('address');
            }}
          />
        )}
        {step === 'address' && (
          <AddressStep
            known={draft.typedAddress ?? offer.organization.shippingAddress}
            verifiedBefore={draft.address}
            organizationId={offer.organization.id}
            access={access}
            reload={props.reload}
            back={toStart}
            onTyped={(typedAddress) => change({ typedAddress })}
            onSaved={(address) => {
              change({ address });
              setStep('review');
            }}
            onReject={() => setRejecting(true)}
          />
        )}
        {step === 'review' && (
          <ReviewStep
            offer={offer}
            changes={read ? offerChanges(read, offer) : []}
            today={today}
            access={access}
            draft={draft}
            onDraft={change}
            email={email}
            needsPassword={anonymous && draft.hasAccount === true}
            back={toStart}
            onAccept={async (decision) => {
              const session = await props.onAccept({ ...decision, email }).catch((error: unknown) => {
                if (isChangedOffer(error)) {
                  setRead(offer);
                  change({ agreed: false }); // the user agreed to different terms
                }
                const refused = anonymous ? emailRefusal(error) : null;
                if (refused !== null) {
                  setRefusedEmail(refused);
                  change({ hasAccount: null });
                  setStep('email');
                }
                // the email got an account in the meantime: its password is needed (L-044)
                if (error instanceof ApiError && error.field === 'password') change({ hasAccount: true });
                throw error;
              });
              forget();
              if (!session) setStep('accepted');
            }}
            onReject={() => setRejecting(true)}
          />
        )}
        {rejecting && (
          <RejectDialog
            sponsorName={offer.campaign.sponsor?.name ?? ''}
            reason={draft.leagueRejectionReason}
            onReason={(leagueRejectionReason) => change({ leagueRejectionReason })}
            onReject={async (reason) => {
              await props.onReject(reason, email);
              forget();
              setRejecting(false);
              setStep('rejected');
            }}
            onClose={() => setRejecting(false)}
          />
        )}
        {step === 'accepted' && <Accepted offer={offer} />}
        {step === 'rejected' && <Rejected offer={offer} />}
      </article>
      <p className="sr" role="status">
        {deciding &&
          t('Step {at} of {count}: {name}', {
            at: steps.findIndex((candidate) => candidate.id === step) + 1,
            count: steps.length,
            name: t(names[step]),
          })}
      </p>
    </>
  );
}
