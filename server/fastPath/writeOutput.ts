/** Compiles output plans into functions that write JSON; a layer's steps are computed when it is entered. */
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString } from 'postgraphile/graphql';
import {
  FallBack,
  type Frame,
  INHIBITED,
  type LayerPlan,
  NotCompiled,
  type OutputPlan,
  type Reader,
  type Step,
  type Writer,
} from './grafastInternals.ts';

/** Computes the steps of a layer into the frame. */
export type EnterLayer = (frame: Frame) => void;

interface Parts {
  readerOf(step: Step): Reader;
  enterOf(layer: LayerPlan): EnterLayer;
}

/** Returns a function that writes an output plan, whose layer must have been entered. */
export function writerOf(plan: OutputPlan, parts: Parts): Writer {
  if (plan.sideEffectStep || plan.layerPlan.parentSideEffectStep) throw new NotCompiled('side effects');
  const { mode } = plan.type;
  if (mode === 'null') return () => 'null';
  const root = rootReader(plan, parts);
  if (mode === 'leaf') return leafWriter(plan, root);
  if (mode === 'array') return arrayWriter(plan, root, parts);
  if (mode === 'root' || mode === 'object') return objectWriter(plan, root, parts);
  throw new NotCompiled(mode);
}

function rootReader({ rootStep, processRoot }: OutputPlan, { readerOf }: Parts): Reader {
  const read = readerOf(rootStep);
  return (frame) => {
    const value = read(frame);
    const plain = value === INHIBITED ? null : value;
    return processRoot ? processRoot(plain, plain === null || plain === undefined ? 2 : 0) : plain;
  };
}

function leafWriter({ type: { graphqlType } }: OutputPlan, root: Reader): Writer {
  if (!graphqlType) throw new NotCompiled('leaf without type');
  const write = writeLeaf(graphqlType);
  return (frame) => {
    const value = root(frame);
    return value === null || value === undefined ? 'null' : write(value);
  };
}

function writeLeaf(type: { serialize(value: unknown): unknown }): (value: unknown) => string {
  const { serialize } = type;
  if (serialize === GraphQLString.serialize || serialize === GraphQLID.serialize)
    return (value) => JSON.stringify(typeof value === 'string' ? value : serialize(value));
  if (serialize === GraphQLInt.serialize)
    return (value) => String(((value as number) | 0) === value ? value : serialize(value));
  if (serialize === GraphQLFloat.serialize) return (value) => String(Number.isFinite(value) ? value : serialize(value));
  if (serialize === GraphQLBoolean.serialize)
    return (value) => (typeof value === 'boolean' ? String(value) : serialize(value) === true ? 'true' : 'false');
  return (value) => JSON.stringify(type.serialize(value)) ?? 'null';
}

function objectWriter(plan: OutputPlan, root: Reader, parts: Parts): Writer {
  if (plan.deferredOutputPlans.length > 0) throw new NotCompiled('deferred');
  const { mode, typeName, hasRootBehavior } = plan.type;
  const alwaysThere = mode === 'root' || hasRootBehavior === true;
  // names of GraphQL need no quoting in JSON
  const fields = Object.entries(plan.keys).map(([key, spec], index) => ({
    before: `${index > 0 ? ',' : ''}"${key}":`,
    write:
      spec.type === '__typename'
        ? () => `"${typeName}"`
        : childWriter(plan.layerPlan, spec.outputPlan, spec.isNonNull, parts),
  }));
  return (frame) => {
    if (!alwaysThere) {
      const value = root(frame);
      if (value === null || value === undefined) return 'null';
    }
    let json = '{';
    for (const { before, write } of fields) json += before + write(frame);
    return `${json}}`;
  };
}

function arrayWriter(plan: OutputPlan, root: Reader, parts: Parts): Writer {
  if (!plan.child) throw new NotCompiled('list without items');
  const [layer, ...inner] = layersBetween(plan.layerPlan, plan.child.layerPlan);
  const { reason, rootStep: item } = layer ?? { reason: { type: 'none' } };
  if (!layer || reason.type !== 'listItem' || reason.stream || !reason.parentStep || !item)
    throw new NotCompiled('not a list');
  const list = parts.readerOf(reason.parentStep);
  const enter = parts.enterOf(layer);
  const write = innerWriter(inner, plan.child, plan.childIsNonNull, parts);
  return (frame) => {
    const value = root(frame);
    if (value === null || value === undefined) return 'null';
    const items = list(frame);
    if (!Array.isArray(value) || !Array.isArray(items) || value.length !== items.length) throw new FallBack();
    let json = '[';
    for (let index = 0; index < items.length; index++) {
      frame[item.id] = items[index];
      enter(frame);
      if (index > 0) json += ',';
      json += write(frame);
    }
    return `${json}]`;
  };
}

const childWriter = (from: LayerPlan, child: OutputPlan, isNonNull: boolean, parts: Parts): Writer =>
  innerWriter(layersBetween(from, child.layerPlan), child, isNonNull, parts);

/** Enters the layers one after the other; writes null when the object of one is null. */
function innerWriter(layers: readonly LayerPlan[], child: OutputPlan, isNonNull: boolean, parts: Parts): Writer {
  const write = writerOf(child, parts);
  const boundaries = layers.map((layer) => {
    if (layer.reason.type !== 'nullableBoundary' || !layer.rootStep) throw new NotCompiled(layer.reason.type);
    if (layer.parentSideEffectStep) throw new NotCompiled('side effects');
    return { root: parts.readerOf(layer.rootStep), enter: parts.enterOf(layer) };
  });
  return (frame) => {
    let json = 'null';
    let there = true;
    for (const { root, enter } of boundaries) {
      const value = root(frame);
      if (value === null || value === undefined || value === INHIBITED) {
        there = false;
        break;
      }
      enter(frame);
    }
    if (there) json = write(frame);
    if (isNonNull && json === 'null') throw new FallBack(); // an error at a non-null field
    return json;
  };
}

/** The layers from just below one to another, from the outside in. */
function layersBetween(from: LayerPlan, to: LayerPlan): LayerPlan[] {
  const layers: LayerPlan[] = [];
  for (let layer = to; layer !== from; ) {
    layers.unshift(layer);
    const { parentLayerPlan } = layer.reason;
    if (!parentLayerPlan) throw new NotCompiled('unrelated layers');
    layer = parentLayerPlan;
  }
  return layers;
}
