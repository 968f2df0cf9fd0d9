import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector, { type SerializerCompiler } from '@fastify/fast-json-stringify-compiler';
import type { HttpServerOptions } from '../http/plugins/httpServer.ts';

const serializers = serializerSelector();

/** Two routes whose answers are described alike get the same function. */
const onceEach = (compile: SerializerCompiler): SerializerCompiler => {
  const made = new Map<string, ReturnType<SerializerCompiler>>();
  return (route) => {
    const shape = JSON.stringify(route.schema);
    const known = made.get(shape) ?? compile(route);
    made.set(shape, known);
    return known;
  };
};

const shared = onceEach(serializers(undefined, undefined));

/** Compiles each shape once for all gateways of a test file: most of what it takes to build one is spent on that. */
export const sharedCompilers = {
  compilersFactory: { buildValidator: ajvCompiler(), buildSerializer: () => shared },
} satisfies HttpServerOptions['schemaController'];
