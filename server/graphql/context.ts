import type { Listener } from '../../db/listener.ts';
import type { AddressVerifier } from '../addresses/address.ts';
import type { SignInContext } from '../auth/checkPassword.ts';
import { bearerToken } from '../auth/resolveToken.ts';
import type { Sessions } from '../auth/sessions.ts';
import { mayReadReplica, REPLICA } from '../database/replica.ts';
import type { ConstraintColumns } from '../http/constraintMessages.ts';
import type { Throttle } from '../http/throttle.ts';
import { isStaff, settingsOf, type Viewer } from '../viewer.ts';
import type { LiveUpdates } from './liveUpdates.ts';
import { LiveTopics } from './operations/liveTopics.ts';
import type { Presence } from './operations/presence.ts';
import { socketSessions, viewerOf } from './websocket.ts';

/** The services that plans in Node may use besides the database. */
export interface GraphqlServices extends SignInContext {
  sessions: Sessions;
  addresses: AddressVerifier;
  /** Address checks by network address: each may cost money. */
  addressChecks: Throttle;
  /** Lookups of whether an email has an account, by link and by network address. */
  accountQuestions: Throttle;
  /** Reads of feeds, by feed. */
  feedReads: Throttle;
  /** Columns of the database's constraints, for messages about violated ones. */
  constraints: ConstraintColumns;
}

declare global {
  namespace Grafast {
    interface Context {
      /** The viewer; null if anonymous. */
      viewer: Viewer | null;
      /** The bearer token of the request, for logging out; null on a websocket. */
      token: string | null;
      /** What plans that run in Node need of a request besides the database. */
      services: GraphqlServices;
      /** The client's network address, for throttling and counting views. */
      address: string;
      userAgent: string;
      /** Names the request in the log; undefined on a websocket. */
      requestId: string | undefined;
      /** Live prospecting reports; null except for staff. */
      reportTopics: LiveTopics | null;
      /** Who has which record open; null except for staff. */
      presence: Presence | null;
      /** Follows the changes of documents on a websocket; null for requests. */
      followChanges: ((documents: readonly string[]) => AsyncIterableIterator<string[]>) | null;
    }
  }
}

/**
 * Fields that may process all records of a large change, such as an import of 10,000 leagues; they have a longer
 * timeout.
 */
const LONG_WORK = /\b(undo(Change|Preview)|rollOver(Campaigns|Plans))\b/;
const TIMES_LONGER = 12;

/** The context of one GraphQL request: the verified viewer, and role and claims for its transactions. */
export function requestContext(
  services: GraphqlServices,
  { listener, presence, updates }: { listener: Listener; presence: Presence; updates: LiveUpdates },
) {
  const reportTopics = new LiveTopics(listener, 'prospecting_report');
  return (request: Partial<Grafast.RequestContext>): Grafast.Context => {
    const http = request.expressv4?.req;
    const live = request.ws?.socket ? socketSessions.get(request.ws.socket) : undefined;
    const viewer = live?.viewer ?? http?.user?.viewer ?? null;
    return {
      viewer,
      token: http?.headers.authorization ? bearerToken(http.headers.authorization) : null,
      services,
      address: live?.address ?? http?.ip ?? 'unknown',
      requestId: http?.id ? String(http.id) : undefined,
      userAgent: live?.userAgent ?? http?.get('user-agent') ?? '',
      reportTopics: isStaff(viewer) ? reportTopics : null,
      presence: isStaff(viewer) ? presence : null,
      followChanges: live ? (documents) => updates.open(live.viewer, () => viewerOf(live, services), documents) : null,
      pgSettings: {
        ...settingsOf(
          viewer,
          services.config.statementTimeout * (LONG_WORK.test(String(http?.body?.query)) ? TIMES_LONGER : 1),
        ),
        ...(services.config.databaseReadUrls.length > 0 && mayReadReplica(viewer, http?.body?.query)
          ? { [REPLICA]: 'on' }
          : {}),
      },
    } as Grafast.Context;
  };
}
