import 'postgraphile';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { AccessPlugin } from './calls/access.ts';
import { AccountCallsPlugin } from './calls/accountCalls.ts';
import { AddressCallsPlugin } from './calls/addressCalls.ts';
import { BulkCallsPlugin } from './calls/bulkPlugin.ts';
import { CalendarUrlPlugin } from './calls/calendarUrl.ts';
import { EngagementPlugin } from './calls/engagement.ts';
import { HasAccountLimitPlugin } from './calls/hasAccountLimit.ts';
import { LinkStatePlugin } from './calls/linkState.ts';
import { LinkViewPlugin } from './calls/linkView.ts';
import { MagicTokensPlugin } from './calls/magicTokens.ts';
import { MailContentPlugin } from './calls/mailContent.ts';
import { MailPreviewsPlugin } from './calls/mailPreviews.ts';
import { MyWorkPlugin } from './calls/myWork.ts';
import { OfferContactPlugin } from './calls/offerContact.ts';
import { OfferStampPlugin } from './calls/offerStamp.ts';
import { OrganizationPlayLocationsPlugin } from './calls/organizationPlayLocations.ts';
import { PatchCallsPlugin } from './calls/patchPlugin.ts';
import { PresencePlugin } from './calls/presence.ts';
import { ProspectingReportPlugin } from './calls/prospectingReport.ts';
import { RenderedTextsPlugin } from './calls/renderedTexts.ts';
import { ViewAsPlugin } from './calls/viewAs.ts';
import { ChangeIdPlugin } from './plugins/changeId.ts';
import { CheckTotalsPlugin } from './plugins/checkTotals.ts';
import { EnumNamesPlugin } from './plugins/enumNames.ts';
import { FileUrlsPlugin } from './plugins/fileUrls.ts';
import { FilterNamesPlugin } from './plugins/filterNames.ts';
import { FindersPlugin } from './plugins/finders.ts';
import { FlatInputPlugin } from './plugins/flatInput.ts';
import { KeepIdPlugin } from './plugins/keepId.ts';
import { ListArgumentsPlugin } from './plugins/listArguments.ts';
import { ListOrderPlugin } from './plugins/listOrder.ts';
import { NonNullListsPlugin } from './plugins/nonNullLists.ts';
import { PartlyVisiblePlugin } from './plugins/partlyVisible.ts';
import { PlainNumbersPlugin } from './plugins/plainNumbers.ts';
import { RichTextPlugin } from './plugins/richText.ts';
import { SearchPlugin } from './plugins/search.ts';
import { SimpleCollectionsPlugin } from './plugins/simpleCollections.ts';

/** How the schema is made from the catalogue: names, filters and shapes. Knows nothing of requests. */
export const schemaPreset: GraphileConfig.Preset = {
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset, PostGraphileConnectionFilterPreset],
  plugins: [
    KeepIdPlugin,
    EnumNamesPlugin,
    FilterNamesPlugin,
    FindersPlugin,
    FlatInputPlugin,
    SimpleCollectionsPlugin,
    ListArgumentsPlugin,
    ListOrderPlugin,
    SearchPlugin,
    CheckTotalsPlugin,
    PlainNumbersPlugin,
    FileUrlsPlugin,
    PartlyVisiblePlugin,
    NonNullListsPlugin,
    PatchCallsPlugin,
    BulkCallsPlugin,
    AccountCallsPlugin,
    ViewAsPlugin,
    AccessPlugin,
    AddressCallsPlugin,
    MagicTokensPlugin,
    HasAccountLimitPlugin,
    LinkViewPlugin,
    LinkStatePlugin,
    RenderedTextsPlugin,
    MailContentPlugin,
    MailPreviewsPlugin,
    PresencePlugin,
    ProspectingReportPlugin,
    MyWorkPlugin,
    EngagementPlugin,
    CalendarUrlPlugin,
    OfferContactPlugin,
    OfferStampPlugin,
    OrganizationPlayLocationsPlugin,
    RichTextPlugin,
    ChangeIdPlugin,
  ],
  disablePlugins: [
    'NodePlugin',
    'PgConnectionArgFilterBackwardRelationsPlugin',
    'PgConditionArgumentPlugin',
    'PgConditionCustomFieldsPlugin',
    'PgMutationPayloadEdgePlugin',
  ],
  schema: {
    // a "recoverable error" once silently removed three types: every one of them fails the build
    dontSwallowErrors: true,
    pgOmitListSuffix: true,
    pgForbidSetofFunctionsToReturnNull: true,
    defaultBehavior: '+list +connection +delete:resource:select',
    connectionFilterComputedColumns: false,
    connectionFilterSetofFunctions: false,
    connectionFilterArrays: false,
    connectionFilterRelations: true,
    connectionFilterAllowNullInput: true,
    connectionFilterAllowEmptyObjectInput: true,
  },
};
