/** The error state for a secret link that opens nothing: which of four problems it has, and what to do. */

import { Button, ButtonAnchor } from '../components/Button.tsx';
import { ErrorState } from '../components/States.tsx';
import { t } from '../i18n/i18n.ts';
import { supportEmail } from '../lib/settings.ts';
import { useReload } from '../lib/useReload.ts';
import { useSession } from '../lib/useSession.ts';
import { useTitle } from '../lib/useTitle.ts';
import { FumblePicture } from './FumblePicture.tsx';
import { kindOfLink, type LinkProblemKind, linkPages } from './linkProblem.ts';
import { Page } from './Page.tsx';

interface Texts {
  title: string;
  text: string;
  /** What the user can do before contacting support. */
  advice: string | null;
}

/** English: passed through `t` when shown. */
const loadsAgain =
  'Please check your internet connection. The page will load by itself as soon as it can reach us. Nothing you saved is lost.';
const texts: Record<LinkProblemKind, Texts> = {
  expired: {
    title: 'Link has expired',
    text: 'This link has expired. Please contact support to get a new one.',
    advice: 'Everything that you saved through it is kept.',
  },
  revoked: {
    title: 'This link no longer works',
    text: 'It was withdrawn or replaced by a newer one.',
    advice: 'If you have a newer email from us, please use the link in it. Everything you saved is kept.',
  },
  tampered: {
    title: 'This link is not complete',
    text: 'Part of the address is missing or was changed along the way.',
    advice: 'Please open the link in the email again, or copy the whole address. Some email programs break it in two.',
  },
  wrong_kind: {
    title: 'This link opens another page',
    text: 'The link itself may be fine, but it does not belong at this address.',
    advice: null,
  },
  failed: {
    title: 'The page could not be loaded',
    text: 'The link may be fine, but what it opens could not be loaded just now.',
    advice: loadsAgain,
  },
};

export interface LinkProblemProps {
  problem: LinkProblemKind;
  token: string;
  /**
   * For pages whose specification names one state for every load error, "Link has expired" (L-073, S-200, S-223): it
   * becomes the headline, and the actual problem is shown below. A link of another kind keeps its own headline.
   */
  alwaysExpired?: boolean;
  /** The title for an unreadable link, exactly as in the specification: English. */
  unreadableTitle?: string;
  /** Reloads; offered if loading failed. */
  onRetry?: () => void;
}

/** The state inside a page's own frame. */
export function LinkProblem({ problem, token, alwaysExpired = false, unreadableTitle, onRetry }: LinkProblemProps) {
  const shown = texts[problem];
  const own = t(shown.title);
  const title =
    alwaysExpired && problem !== 'wrong_kind'
      ? t(texts.expired.title)
      : problem === 'tampered' && unreadableTitle
        ? t(unreadableTitle)
        : own;
  // on those pages a failed load too says that the link has expired (L-073), but only if it persists [L2]
  const text = t(
    alwaysExpired && problem === 'failed'
      ? 'The link may be fine, but what it opens could not be loaded just now. If this keeps happening, the link has expired: please contact support to get a new one.'
      : shown.text,
  );
  const retry = onRetry ?? (() => globalThis.location.reload());
  useReload(problem === 'failed' ? retry : null);
  const session = useSession();
  const target = problem === 'wrong_kind' ? kindOfLink(token) : null;
  useTitle(title);
  const subject = encodeURIComponent(own);
  return (
    <ErrorState title={title} picture={<FumblePicture />}>
      {title !== own && <p className="oops__what">{own}</p>}
      <p>
        {text} {target && t(linkPages[target].opens)}
      </p>
      {shown.advice && <p>{t(shown.advice)}</p>}
      <p className="soft">
        {t('If you believe this is an error, please contact us.')}{' '}
        <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
      </p>
      <div className="oops__act">
        {target && (
          <ButtonAnchor variant="main" href={linkPages[target].path + token}>
            {t(linkPages[target].open)}
          </ButtonAnchor>
        )}
        {problem === 'failed' && (
          <Button variant="main" onClick={retry}>
            {t('Try again')}
          </Button>
        )}
        {(problem === 'expired' || problem === 'revoked') && (
          <ButtonAnchor variant="main" href={`mailto:${supportEmail()}?subject=${subject}`}>
            {t('Ask for a new link')}
          </ButtonAnchor>
        )}
        {session && (
          <ButtonAnchor href="/" variant="quiet">
            {t('Go to your home page')}
          </ButtonAnchor>
        )}
      </div>
    </ErrorState>
  );
}

/** The state as a full page. */
export function LinkProblemPage(props: LinkProblemProps) {
  return (
    <Page mainClass="wrap wrap--form">
      <LinkProblem {...props} />
    </Page>
  );
}
