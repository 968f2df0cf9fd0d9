import { endpointNames, endpoints } from '#contract/endpoints';
import { testGateway } from '../../testing/testGateway.ts';
import { openApiDocument } from './openApiDocument.ts';
import { openApiPlugin } from './openApiPlugin.ts';

type Operation = { operationId: string; requestBody?: unknown; security?: unknown };

test.each(endpointNames)('API-01 the OpenAPI document describes %s', (name) => {
  const { path, method, role } = endpoints[name];
  const operations = openApiDocument().paths[path] as Record<string, Operation>;
  const operation = operations[method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  expect(operation?.security !== undefined).toBe(role !== 'anyone');
});

test('the document is served where it was asked for and nowhere else', async () => {
  const open = await testGateway({ plugins: [openApiPlugin] });
  const closed = await testGateway();
  const answer = await open.app.inject('/wps/openapi.json');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  expect((await closed.app.inject('/wps/openapi.json')).statusCode).toBe(404);
  await open.close();
  await closed.close();
});
