import { installBankFiles } from '../bankFiles/install.ts';
import type { ServerContext } from '../context.ts';
import { receiver } from '../files/receive.ts';
import type { Places } from '../geocoding/places.ts';
import type { ConstraintColumns } from '../http/constraintMessages.ts';
import type { MakeThrottle, Throttle } from '../http/throttle.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { installCalendars } from './calendars.ts';
import { installClientErrors } from './clientErrors.ts';
import { installContracts } from './contracts.ts';
import { installCsv } from './csv.ts';
import { installInvoices } from './invoices.ts';
import { installLeagueGenerator } from './leagueGenerator.ts';
import { installLeagueImport } from './leagueImport.ts';
import { installLists } from './lists.ts';
import { installMailSamples } from './mailSamples.ts';
import { installMemberRequests } from './memberRequests.ts';
import { installPhotoCopies } from './photoCopies.ts';
import { installPhotoReleases } from './photoReleases.ts';
import { installPlaces } from './places.ts';
import { installRecaps } from './recaps.ts';
import { installSearchFilters } from './searchFilters.ts';
import { installSelfSignups } from './selfSignups.ts';
import { installSponsors } from './sponsors.ts';
import { installSponsorshipStatus } from './sponsorshipStatus.ts';
import { installSurveyViews } from './surveyViews.ts';
import { installUnsubscribe } from './unsubscribe.ts';
import { installUploads } from './uploads.ts';
import { installWebhookSecrets } from './webhookSecrets.ts';
import { installWordLists } from './wordLists.ts';

/** What REST needs in addition to the server context. */
export interface RestServices {
  constraints: ConstraintColumns;
  places: Places;
  /** Suggestions of places by network address: each may cost money. */
  placeQuestions: Throttle;
  store: FileStore;
  throttle: MakeThrottle;
}

/** The specification's REST endpoints, at the root as written, each with its viewer's role (S-425, S-426). */
export function installRest(context: ServerContext, services: RestServices): void {
  const { constraints, places, placeQuestions, store, throttle } = services;
  const receive = receiver(context);
  installSponsors(context);
  installSearchFilters(context);
  installUploads({ ...context, store }, receive);
  installPhotoCopies({ ...context, store });
  installCsv(context, { receive, places });
  installLeagueImport(context, { receive, constraints });
  installBankFiles(context, { receive });
  installPlaces(context, { places, placeQuestions });
  installLists(context);
  installLeagueGenerator(context);
  installWordLists(context);
  installSurveyViews(context);
  installCalendars(context);
  installRecaps({ ...context, store });
  installContracts({ ...context, store }, throttle);
  installInvoices({ ...context, store });
  installSponsorshipStatus(context);
  installClientErrors(context);
  installMailSamples(context);
  installSelfSignups(context, throttle);
  installPhotoReleases(context, throttle);
  installUnsubscribe(context);
  installWebhookSecrets(context);
  installMemberRequests(context);
}
