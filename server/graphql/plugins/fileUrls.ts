import { type PgCodecWithAttributes, TYPES } from 'postgraphile/@dataplan/pg';
import { context, lambda } from 'postgraphile/grafast';
import { signFileUrl } from '../../shared/files/fileUrls.ts';
import { isSharedDashboard } from '../../viewer.ts';
import { selectable } from './selectable.ts';
import { stepsOf } from './steps.ts';

/** GraphQL fields by the column that names the file; each is the URL of the file itself or of its thumbnail. */
export const FILE_FIELDS: Record<string, { field: string; thumbnail: boolean; tables?: string[] }[]> = {
  file_id: [
    { field: 'fullSizeUrl', thumbnail: false },
    { field: 'thumbnailUrl', thumbnail: true },
    { field: 'contractUrl', thumbnail: false, tables: ['offer_contracts'] },
  ],
  drawn_file_id: [{ field: 'drawnUrl', thumbnail: false }],
  clear_file_id: [{ field: 'clearUrl', thumbnail: false }],
  logo_file_id: [
    { field: 'logoFullSizeUrl', thumbnail: false },
    { field: 'logoThumbnailUrl', thumbnail: true },
  ],
  goal_image_file_id: [{ field: 'sponsorFacingGoalImageUrl', thumbnail: false }],
};
/** Types that also tell the file's type, for downloads. */
const WITH_CONTENT_TYPE = new Set(['creative_files', 'creative_file_templates', 'dashboard_creative_files']);

/** The signed URL of a file; on a shared dashboard, a picture's may be answered by a cache in front of the server. */
function urlFor(key: string, { services: { config, clock }, viewer }: Grafast.Context): string {
  const published = config.edgePurgeUrls.length > 0 && viewer?.type === 'link' && isSharedDashboard(viewer.claims);
  return signFileUrl(key, config.secret, clock.seconds()) + (published ? '&edge=1' : '');
}

/**
 * Signed, expiring URLs for every row that names a file. Names of files stay in app_private: SQL returns one for a row
 * that the viewer sees, and only its signed URL is sent. The column itself is not exposed.
 */
export const FileUrlsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineFileUrlsPlugin',
  version: '1.0.0',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        override: {
          provides: ['sidelineFileColumns'],
          callback(behavior, [, attributeName]) {
            return attributeName in FILE_FIELDS ? [behavior, '-select', '-filterBy', '-orderBy'] : behavior;
          },
        },
      },
    },
    hooks: {
      GraphQLObjectType_fields(fields, build, scopeContext) {
        const codec = scopeContext.scope.pgCodec as PgCodecWithAttributes | undefined;
        if (!codec?.attributes || !scopeContext.scope.isPgClassType) return fields;
        const { sql, graphql } = build;
        const table = codec.extensions?.pg?.name ?? '';
        const made: typeof fields = {};
        const scalar =
          (call: string, column: string, thumbnail?: boolean) =>
          // biome-ignore lint/suspicious/noExplicitAny: a row step of whichever table this is
          ($given: any) => {
            const $row = selectable($given);
            const more = thumbnail === undefined ? sql.blank : thumbnail ? sql`, true` : sql`, false`;
            return $row.select(
              sql`${sql.identifier('app_public', call)}(${$row.getClassStep().alias}.${sql.identifier(column)}${more})`,
              TYPES.text,
              false,
            );
          };
        for (const [column, urls] of Object.entries(FILE_FIELDS)) {
          if (!codec.attributes[column]) continue;
          for (const { field, thumbnail, tables } of urls) {
            if (tables ? !tables.includes(table) : table === 'offer_contracts') continue;
            const keyOf = scalar('file_url_key', column, thumbnail);
            made[field] = {
              type: graphql.GraphQLString,
              description: `URL of the ${thumbnail ? 'thumbnail' : 'file'}; it is valid for some hours. Null without a file.`,
              plan: ($row: unknown) =>
                lambda(stepsOf<[string | null, Grafast.Context]>(keyOf($row), context()), ([key, graphql]) =>
                  key ? urlFor(key, graphql) : null,
                ),
            } as never;
          }
          if (column === 'file_id' && WITH_CONTENT_TYPE.has(table)) {
            made.contentType = {
              type: graphql.GraphQLString,
              description: 'MIME type of the file.',
              plan: scalar('file_content_type', column),
            } as never;
          }
        }
        return build.extend(fields, made, 'Sideline file addresses');
      },
    },
  },
};
