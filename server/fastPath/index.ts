/**
 * The fast path: answers reads of POST /graphql without executing a plan step by step. This file is its only entry
 * point; with FAST_PATH=off none of it runs and every response is the same. README.md lists the private parts that it
 * uses.
 */
import type { Request, Response } from 'express';
import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { QueryInSession } from '../database/visitorAdaptor.ts';
import { compiledPlan, compiledPlansPlugin, forgetPlans } from './compiledPlans.ts';
import { recordTextsPlugin } from './recordedTexts.ts';
import { Responder } from './respond.ts';
import { queryInOneRoundTrip } from './sessionQuery.ts';

interface Options {
  enabled: boolean;
  /** What plans find in their context for a request. */
  contextOf: (req: Request) => unknown;
  /** The part of an error that a client may see. */
  mask: (error: GraphQLError) => GraphQLError;
}

/** The parts that the server passes to PostGraphile and to its database access. */
export interface FastPath {
  plugins: GraphileConfig.Plugin[];
  /** Runs one statement as its own transaction; undefined: the adaptor's way, one message after the other. */
  queryInSession: QueryInSession | undefined;
  /** Caches a valid document by its text. */
  cacheDocument(query: string, document: DocumentNode): void;
  /** Drops the compiled plans of an operation. */
  forget(operation: OperationDefinitionNode): void;
  /**
   * Answers a request whose body is parsed and permitted. False, now or later: grafserv must answer, nothing was sent.
   */
  respond(req: Request, res: Response): Promise<boolean> | false;
  /** Must be called with the schema once it is built. */
  setSchema(schema: GraphQLSchema): void;
}

const OFF: FastPath = {
  plugins: [],
  queryInSession: undefined,
  cacheDocument() {},
  forget() {},
  respond: () => false,
  setSchema() {},
};

export function openFastPath({ enabled, contextOf, mask }: Options): FastPath {
  if (!enabled) return OFF;
  let responder: Responder | null = null;
  return {
    plugins: [recordTextsPlugin, compiledPlansPlugin],
    queryInSession: queryInOneRoundTrip,
    cacheDocument: (query, document) => responder?.cacheDocument(query, document),
    forget: forgetPlans,
    respond: (req, res) => responder?.respond(req, res) ?? false,
    setSchema(schema) {
      responder = new Responder({ schema, contextOf, answer: compiledPlan, mask });
    },
  };
}
