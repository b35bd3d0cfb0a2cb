/**
 * Whom an SMTP error reply blames. Only a reply that names the mailbox may suppress an address; a reply about us would be
 * the same for every other email.
 *
 * - `mailbox`: the mailbox or its domain does not exist or is disabled.
 * - `us`: our sender, server, account, reputation or rate.
 * - `mail`: this email or what this recipient accepts; permanent.
 * - `later`: this recipient cannot take it now, such as a full mailbox.
 */
export type Blame = 'mailbox' | 'us' | 'mail' | 'later';

/** Limits of a sender's account or rate, whatever code they come with. */
const SENDING_LIMIT =
  /throttl|rate[ -]?limit|(sending|sender|daily|hourly|message|email|connection|recipient)s? (rate|limit|quota)|(max|maximum|too many)\W+(\w+\W+){0,2}(e-?mails?|messages|connections|recipients|sessions)|per (hour|day|minute|second)|credits exceeded|too (fast|quickly|many (messages|connections|concurrent))/i;
/** Recipients limit how much mail they take, too. */
const RECIPIENT_LIMIT = /user you are trying to contact|recipient (is|has) (receiving|exceeded|over)/i;
const FULL =
  /(mailbox|inbox|account|storage|user)\W+(\w+\W+){0,2}(full|over ?quota)|over (its |their |the )?quota|out of storage|insufficient (disk|system)? ?storage|exceed(s|ed)? (its |the )?storage|mailbox (size|limit)/i;
const TOO_LARGE = /(message|mail|size)\W+(\w+\W+){0,4}(too (large|big)|exceeds)|size limit/i;
const SENDER =
  /sender|from (address|domain|header)|\b(spf|dkim|dmarc|arc)\b|relay|reverse (dns|hostname)|\b(ptr|rdns|helo|ehlo)\b|dns (mx|a\b)|your (ip|host|server|network|account|domain|message|email)|client host|not (yet )?(verified|authenticated)|authenticat|credentials|tls (is )?required/i;
const BLOCKED =
  /spamhaus|barracuda|spamcop|block(ed|ing)? ?(using|by|list|for|due)|black ?list|deny ?list|\b(rbl|dnsbl)\b|listed (in|on|at|by)|is on a list|reputation|complaints?|unusual|suspicious|banned|prohibited|policy|not allowed to send|service unavailable/i;
const CONTENT = /spam|phish|virus|malware|content|attachment|unsolicited/i;
const NO_MAILBOX =
  /((user|recipient|mailbox|account|address|addressee|local[ -]part|alias|rcpt)\W+(<?\S+@\S+\W+|\w+\W+){0,6}(unknown|not (found|exist|recogni[sz]ed|listed|valid|a known|active|our customer)|invalid|unavailable|disabled|inactive|deactivated|undeliverable|discontinued|closed|suspended|does ?n[o']t (exist|have)))|((no such|unknown|invalid|bad|nonexistent|no mailbox)\W+(\w+\W+){0,2}(user|recipient|mailbox|person|account|address|local|destination|name|here))|user not|not our customer|recipient address rejected: access denied|nobody here|doesn.t have an? \S+ account|does not exist|(host|domain) (unknown|not found)/i;

/** What a reply answered: our connection or sender, a recipient, or the complete email. */
export type Stage = 'sender' | 'recipient' | 'content';

/** Whom a reply blames. `text`: the server's reply with its codes, or the diagnostic of a bounce. */
export function blameOf(text: string, stage: Stage): Blame {
  const reply = text.slice(0, 1000);
  const [, status, subject, detail] = /\b[45]\d\d[ -](?:#)?([45])\.(\d{1,3})\.(\d{1,3})\b/.exec(reply) ?? [];
  const permanent = (status ?? /\b([45])\d\d\b/.exec(reply)?.[1]) !== '4';
  const code = subject === undefined ? '' : `${subject}.${detail}`;
  if (RECIPIENT_LIMIT.test(reply)) return 'later';
  if (code === '2.2' || FULL.test(reply)) return 'later';
  if (code === '3.4' || code === '2.3' || TOO_LARGE.test(reply)) return 'mail';
  if (stage === 'sender') return 'us';
  if (code === '4.5' || SENDING_LIMIT.test(reply)) return 'us';
  if (!permanent)
    return /^421\b/.test(reply) || (subject === '7' && !/gr[ae]y/i.test(reply)) || BLOCKED.test(reply) ? 'us' : 'later';
  if (stage === 'content' && CONTENT.test(reply)) return 'mail';
  if (['1.1', '1.2', '1.3', '1.6', '1.10', '2.1'].includes(code)) return 'mailbox';
  // the recipient accepts only some senders
  if (subject === '7' && Number(detail) >= 100 && Number(detail) < 200) return 'mail';
  if (code === '1.7' || code === '1.8') return 'us';
  if (SENDER.test(reply) && !/recipient address rejected/i.test(reply)) return 'us';
  if (NO_MAILBOX.test(reply)) return 'mailbox';
  if (subject === '7' || BLOCKED.test(reply) || CONTENT.test(reply)) return 'us';
  return 'mail';
}
