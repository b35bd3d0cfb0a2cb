import 'postgraphile';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { AccessPlugin } from './operations/access.ts';
import { AccountOperationsPlugin } from './operations/accountOperations.ts';
import { BulkOperationsPlugin } from './operations/bulkPlugin.ts';
import { CalendarUrlPlugin } from './operations/calendarUrl.ts';
import { EngagementPlugin } from './operations/engagement.ts';
import { HasAccountLimitPlugin } from './operations/hasAccountLimit.ts';
import { LinkStatePlugin } from './operations/linkState.ts';
import { LinkViewPlugin } from './operations/linkView.ts';
import { LiveChannelPlugin } from './operations/liveChannel.ts';
import { MagicTokensPlugin } from './operations/magicTokens.ts';
import { MailContentPlugin } from './operations/mailContent.ts';
import { MailPreviewsPlugin } from './operations/mailPreviews.ts';
import { MemberRolesPlugin, OfferValuePlugin } from './operations/memberRoles.ts';
import { OfferContactPlugin } from './operations/offerContact.ts';
import { OfferStampPlugin } from './operations/offerStamp.ts';
import { OrganizationPlayLocationsPlugin } from './operations/organizationPlayLocations.ts';
import { PatchOperationsPlugin } from './operations/patchPlugin.ts';
import { PhotoReleaseUrlPlugin } from './operations/photoReleaseUrl.ts';
import { PresencePlugin } from './operations/presence.ts';
import { ProspectingReportPlugin } from './operations/prospectingReport.ts';
import { RecapShareUrlPlugin } from './operations/recapShareUrl.ts';
import { RenderedTextsPlugin } from './operations/renderedTexts.ts';
import { VerifyAddressPlugin } from './operations/verifyAddress.ts';
import { ViewAsPlugin } from './operations/viewAs.ts';
import { WebhookAddressPlugin } from './operations/webhookAddress.ts';
import { ChangeIdPlugin } from './plugins/changeId.ts';
import { ConnectionTotalsPlugin } from './plugins/connectionTotals.ts';
import { DaysAsInstantsPlugin } from './plugins/daysAsInstants.ts';
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
import { RefuseRoundingPlugin } from './plugins/refuseRounding.ts';
import { RichTextPlugin } from './plugins/richText.ts';
import { SearchPlugin } from './plugins/search.ts';
import { SimpleCollectionsPlugin } from './plugins/simpleCollections.ts';

/** How the schema is built from the catalog: names, filters and shapes. Knows nothing of requests. */
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
    ConnectionTotalsPlugin,
    PlainNumbersPlugin,
    RefuseRoundingPlugin,
    DaysAsInstantsPlugin,
    FileUrlsPlugin,
    PartlyVisiblePlugin,
    NonNullListsPlugin,
    PatchOperationsPlugin,
    BulkOperationsPlugin,
    AccountOperationsPlugin,
    ViewAsPlugin,
    AccessPlugin,
    VerifyAddressPlugin,
    MagicTokensPlugin,
    HasAccountLimitPlugin,
    LinkViewPlugin,
    LiveChannelPlugin,
    LinkStatePlugin,
    RenderedTextsPlugin,
    MailContentPlugin,
    MailPreviewsPlugin,
    PresencePlugin,
    ProspectingReportPlugin,
    MemberRolesPlugin,
    OfferValuePlugin,
    EngagementPlugin,
    CalendarUrlPlugin,
    PhotoReleaseUrlPlugin,
    RecapShareUrlPlugin,
    OfferContactPlugin,
    OfferStampPlugin,
    OrganizationPlayLocationsPlugin,
    WebhookAddressPlugin,
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
    // a "recoverable error" once dropped three types unnoticed: every such error fails the build
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
