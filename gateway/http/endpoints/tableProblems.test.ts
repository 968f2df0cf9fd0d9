import { endpointNames } from '#contract/endpoints';
import { schemas } from '#contract/schemas';
import type { Handlers } from './handlers.ts';
import { tableProblems } from './tableProblems.ts';

const complete = Object.fromEntries(endpointNames.map((name) => [name, async () => null])) as Handlers;

test('API-01 API-07 a table whose calls each have a handler is in order', () => {
  expect(tableProblems(complete)).toEqual([]);
});

test('API-01 API-07 a call without a handler keeps the gateway from starting', () => {
  const { status: _, ...incomplete } = complete;
  expect(tableProblems(incomplete)).toEqual(['status has no handler']);
});

test('API-01 every call has a schema', () => {
  for (const name of endpointNames) expect(schemas).toHaveProperty(name);
});
