import compression from 'compression';
import type { Request, RequestHandler } from 'express';
import type pg from 'pg';
import { makeSchema } from 'postgraphile';
import { withPgClientFromPgService } from 'postgraphile/@dataplan/pg';
import { makePgAdaptorWithPgClient, makePgService } from 'postgraphile/adaptors/pg';
import type { GrafservBase } from 'postgraphile/grafserv';
import { grafserv } from 'postgraphile/grafserv/express/v4';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'postgraphile/graphql';
import type { OnClose, ServerContext } from '../context.ts';
import { freshnessBy } from '../database/freshness.ts';
import { openPool, poolConfig } from '../database/pool.ts';
import { withReplicas } from '../database/replica.ts';
import { visitorAdaptor, type WithPgClient } from '../database/visitorAdaptor.ts';
import { installExports } from '../exports/install.ts';
import type { ExportApi } from '../exports/send.ts';
import { openFastPath } from '../fastPath/index.ts';
import type { RequestMetrics } from '../http/metrics.ts';
import { adHocPlans } from './adHocPlans.ts';
import { type GraphqlServices, requestContext } from './context.ts';
import { exportApi } from './exportApi.ts';
import { fieldOfValuesPlugin } from './fieldOfValues.ts';
import { forgetCatalog } from './forgetCatalog.ts';
import { keyChecks } from './keyScopes.ts';
import { loadKnownOperations, type OperationBody, operationResolver, shareOperations } from './knownOperations.ts';
import { limitsRule, refuseLargePages } from './limits.ts';
import { LiveUpdates } from './liveUpdates.ts';
import { maskError } from './maskError.ts';
import { Presence } from './operations/presence.ts';
import { schemaPreset } from './preset.ts';
import { postOnly, requireBody, requireOperation } from './requireOperation.ts';
import { installWebsocket, type LiveServices } from './websocket.ts';

/** The process around the API. */
export interface Lifetime extends LiveServices {
  onClose: OnClose;
  /** Resolves when the last running request has been answered, once the server is closing. */
  requestsDone(): Promise<void>;
  /** Builds the schema that a preset describes; tests pass one that builds it only once. */
  buildSchema?: SchemaBuilder | undefined;
}

export type SchemaBuilder = (preset: GraphileConfig.Preset) => Promise<GraphQLSchema>;

export const schemaOf: SchemaBuilder = async (preset) => (await makeSchema(preset)).schema;

/** POST /graphql and the websocket at the same path. Builds the schema first; an invalid one fails the start. */
export async function installGraphql(
  context: GraphqlServices,
  { requestsDone, onClose, buildSchema = schemaOf, ...live }: Lifetime,
): Promise<ExportApi> {
  const { config, express, log, database, constraints } = context;
  const { listener, metrics } = live;
  const pool = openPool(poolConfig(config), config.statementTimeout, (err) =>
    log.warn({ err }, 'idle database connection lost'),
  );
  metrics.pool('graphql', pool);
  const readPools = openReadPools(context, metrics);
  const presence = new Presence(listener, database.asServer, log);
  const mask = maskError(log, constraints);
  const updates = new LiveUpdates(listener, context);
  const contextOf = requestContext(context, { listener, presence, updates });
  const service = makePgService({ pool, schemas: ['app_public'] });
  const withPgClient = withPgClientFromPgService.bind(null, service);
  const planContext = (req: Request) => ({ ...contextOf({ expressv4: { req } } as never), withPgClient });
  const fastPath = openFastPath({ enabled: config.fastPath, contextOf: planContext, mask });
  const adaptorOf = (target: pg.Pool) =>
    visitorAdaptor(target, makePgAdaptorWithPgClient(target) as unknown as WithPgClient, {
      named: config.preparedStatements,
      queryInSession: fastPath.queryInSession,
    });
  service.adaptor = {
    ...service.adaptor,
    createWithPgClient: (() => {
      const [primary, ...replicas] = [pool, ...readPools].map((side) => ({
        pool: side,
        withPgClient: adaptorOf(side),
      }));
      if (!primary || replicas.length === 0) return primary?.withPgClient;
      return withReplicas(primary, replicas, freshnessBy[config.replicaFreshness](pool), log);
    }) as unknown as typeof service.adaptor.createWithPgClient,
  };
  const knownOperations = loadKnownOperations();
  const resolveOperation = operationResolver(knownOperations, config.production);
  const addOperation = await shareOperations(knownOperations, database.asServer);
  const adHoc = adHocPlans(knownOperations, fastPath.forget);
  const onValid: OnValid = (query, document) => {
    adHoc.add(query, document);
    fastPath.cacheDocument(query, document);
  };
  const preset: GraphileConfig.Preset = {
    extends: [schemaPreset],
    plugins: [
      requestPlugin(resolveOperation, addOperation, mask, onValid, () => metrics.answered('grafast')),
      forgetCatalog(),
      fieldOfValuesPlugin,
      adHoc.plugin,
      ...fastPath.plugins,
    ],
    pgServices: [service],
    grafast: { context: contextOf, explain: false },
    grafserv: {
      graphqlPath: '/graphql',
      graphiql: false,
      graphiqlOnGraphQLGET: false,
      graphqlOverGET: false,
      watch: false,
      maxRequestLength: 1_000_000,
      outputDataAsString: true, // the response is serialized directly, not first as objects
      maskError: mask,
    },
  };
  const schema = await buildSchema(preset);
  const serv = grafserv({ preset, schema });
  fastPath.setSchema(schema);
  const checkKey = keyChecks(schema);
  const handle = serv.createHandler() as unknown as RequestHandler;
  const answer: RequestHandler = (req, res, next) => {
    const added = addOperation(requireBody(req));
    return added ? added.then(() => answerKnown(req, res, next)).catch(next) : answerKnown(req, res, next);
  };
  const answerKnown: RequestHandler = (req, res, next) => {
    // grafserv uses the body parsed by the JSON reader; resolveOperation sets its document
    const body = requireBody(req);
    const viewer = req.user?.viewer;
    const key = viewer?.type === 'login' ? viewer.apiKey : undefined;
    resolveOperation(body, key !== undefined);
    requireOperation(body);
    refuseLargePages(body);
    if (key) checkKey(body, key);
    const sent = fastPath.respond(req, res);
    if (!sent) return handle(req, res, next);
    return sent.then((done) => (done ? metrics.answered('compiled') : handle(req, res, next)), next);
  };
  const api = exportApi(schema, knownOperations, resolveOperation, mask, planContext, serv, checkKey, onValid);
  installExports(context, api);
  // the token is never sent by the browser itself, so no other page can have secrets compressed beside its own text
  express.post('/graphql', compression(), answer);
  express.all('/graphql', postOnly);
  const closeWebsockets = installWebsocket(context, live, serv);
  onClose(async () => {
    await closeWebsockets();
    await presence.close();
    await requestsDone();
    await serv.release();
    await service.release?.();
    await pool.end();
    await Promise.all(readPools.map((readPool) => readPool.end()));
  });
  return api;
}

/** Connections to each replica. An unreachable one fails quickly: the primary answers. */
function openReadPools({ config, log }: ServerContext, metrics: RequestMetrics): pg.Pool[] {
  return config.databaseReadUrls.map((connectionString, n) => {
    const pool = openPool(
      { connectionString, max: config.poolSize, connectionTimeoutMillis: 2000 },
      config.statementTimeout,
      (err) => log.warn({ err }, 'idle connection to a replica lost'),
    );
    metrics.pool(n === 0 ? 'replica' : `replica${n + 1}`, pool);
    return pool;
  });
}

/** Called with every document that is valid and within the limits. */
type OnValid = (query: string, document: DocumentNode) => void;
interface ExecutionArgs {
  outputDataAsString?: boolean;
  requestContext?: { http?: object };
}
type GetExecutionConfig = GrafservBase['getExecutionConfig'];

/** Refuses a document that cannot be parsed or does not match the schema, with a code. */
function withCodes(
  getConfig: GetExecutionConfig,
  mask: (error: GraphQLError) => GraphQLError,
  onValid: OnValid,
): GetExecutionConfig {
  return async function (this: GrafservBase, ctx) {
    const config = await getConfig.call(this, ctx);
    return {
      ...config,
      parseAndValidate: (query) => {
        const result = config.parseAndValidate(query);
        if (result.errors) return { errors: result.errors.map(mask) };
        onValid(query, result.document);
        return result;
      },
    };
  };
}

/**
 * Limits of every document, over HTTP and websocket alike, and known operations on the websocket; counts executions
 * over HTTP.
 */
const requestPlugin = (
  resolveOperation: (body: OperationBody) => void,
  addOperation: (body: OperationBody) => Promise<void> | undefined,
  mask: (error: GraphQLError) => GraphQLError,
  onValid: OnValid,
  countExecution: () => void,
): GraphileConfig.Plugin => ({
  name: 'SidelineRequestPlugin',
  version: '1.0.0',
  grafserv: {
    middleware: {
      setPreset(next, event) {
        event.validationRules.push(limitsRule);
        event.getExecutionConfig = withCodes(event.getExecutionConfig, mask, onValid);
        return next();
      },
      async processGraphQLRequestBody(next, event) {
        if (event.graphqlWsContext) {
          await addOperation(event.body);
          resolveOperation(event.body);
          refuseLargePages(event.body);
        }
        return next();
      },
    },
  },
  grafast: {
    middleware: {
      execute(next, event) {
        const args = event.args as unknown as ExecutionArgs;
        if (args.requestContext?.http) {
          args.outputDataAsString = true; // a websocket sends objects
          countExecution();
        }
        return next();
      },
    },
  },
});
