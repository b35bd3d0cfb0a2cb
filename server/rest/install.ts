import type { App } from '../app.ts';
import { receiver } from '../files/receive.ts';
import { installCalendars } from './calendars.ts';
import { installClientErrors } from './clientErrors.ts';
import { installCsv } from './csv.ts';
import { installLeagueGenerator } from './leagueGenerator.ts';
import { installLeagueImport } from './leagueImport.ts';
import { installLists } from './lists.ts';
import { installMailSamples } from './mailSamples.ts';
import { installMemberRequests } from './memberRequests.ts';
import { installPlaces } from './places.ts';
import { installSearchFilters } from './searchFilters.ts';
import { installSelfSignups } from './selfSignups.ts';
import { installSponsors } from './sponsors.ts';
import { installSurveyViews } from './surveyViews.ts';
import { installUnsubscribe } from './unsubscribe.ts';
import { installUploads } from './uploads.ts';
import { installWordLists } from './wordLists.ts';

/** The REST calls of the specification, at the root as written, each under its caller's role (S-425, S-426). */
export async function installRest(app: App): Promise<void> {
  const receive = receiver(app);
  installSponsors(app);
  installSearchFilters(app);
  installUploads(app, receive);
  installCsv(app, receive);
  installLeagueImport(app, receive);
  installPlaces(app);
  installLists(app);
  installLeagueGenerator(app);
  installWordLists(app);
  installSurveyViews(app);
  installCalendars(app);
  installClientErrors(app);
  installMailSamples(app);
  installSelfSignups(app);
  installUnsubscribe(app);
  installMemberRequests(app);
}
