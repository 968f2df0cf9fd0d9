import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { headers } from '#contract/constants';
import { errorStatus } from '#contract/errors';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import type { TSchema } from 'typebox';

const failure = {
  description: 'A designed failure; the status agrees with the message.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
} as const;

const shapesOf = (name: EndpointName): EndpointSchemas => schemas[name];

const queryOf = (query: TSchema | undefined) => {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headersOf = ({ method, money }: Endpoint) => [
  ...(method === 'GET' ? [] : [header(headers.client, 'Any value; present on every call of the site.')]),
  ...(money
    ? [header(headers.idempotencyKey, 'Made by the client; the same key returns the first answer.')]
    : []),
];

const typeOf = ({ form, upload }: Endpoint): string => {
  if (upload) return 'multipart/form-data';
  return form ? 'application/x-www-form-urlencoded' : 'application/json';
};

const bodyOf = (endpoint: Endpoint, body: TSchema | undefined) =>
  body && {
    requestBody: {
      required: true,
      description: endpoint.encrypted
        ? 'Travels sealed in an Envelope; this is its plain text.'
        : typeOf(endpoint),
      content: { [typeOf(endpoint)]: { schema: body } },
    },
  };

const operationOf = (name: EndpointName) => {
  const endpoint: Endpoint = endpoints[name];
  const shapes = shapesOf(name);
  return {
    operationId: name,
    tags: [endpoint.module],
    description: `Role: ${endpoint.role}.`,
    ...(endpoint.role !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...queryOf(shapes.query), ...headersOf(endpoint)],
    ...bodyOf(endpoint, shapes.body),
    responses: {
      200: {
        description: 'The value.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, value: shapes.value },
            },
          },
        },
      },
      default: failure,
    },
  };
};

const paths = () => {
  const byPath = new Map<string, Record<string, unknown>>();
  for (const name of endpointNames) {
    const { path, method }: Endpoint = endpoints[name];
    byPath.set(path, { ...byPath.get(path), [method.toLowerCase()]: operationOf(name) });
  }
  return Object.fromEntries(byPath);
};

/** The OpenAPI 3.1 document of every call, written from the contract. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Marquee gateway', version: '1' },
  paths: paths(),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Failure: {
        type: 'object',
        required: ['success', 'message'],
        properties: {
          success: { const: false },
          message: { type: 'string', examples: Object.keys(errorStatus) },
          value: {},
        },
      },
    },
  },
});
