import { endpointNames } from '#contract/endpoints';
import { schemas } from '#contract/schemas';
import { notYetBuilt } from './notYetBuilt.ts';
import type { Handlers } from './handlers.ts';
import { tableProblems } from './tableProblems.ts';

const waiting: readonly string[] = notYetBuilt;
const complete = Object.fromEntries(
  endpointNames.filter((name) => !waiting.includes(name)).map((name) => [name, async () => null]),
) as Handlers;

test('API-01 a table whose calls each have a handler or a line in the list is in order', () => {
  expect(tableProblems(complete)).toEqual([]);
});

test('API-01 a call with neither handler nor line in the list keeps the gateway from starting', () => {
  const { status: _, ...incomplete } = complete;
  expect(tableProblems(incomplete)).toEqual(['status has neither handler nor a line in notYetBuilt']);
});

test('API-01 a call that is built and still in the list keeps the gateway from starting', () => {
  const name = notYetBuilt[0];
  const problems = tableProblems({ ...complete, ...Object.fromEntries([[name, async () => null]]) });
  expect(problems).toContain(`${name} has a handler and still stands in notYetBuilt`);
});

test('API-01 every built call has a schema', () => {
  for (const name of Object.keys(complete)) expect(schemas).toHaveProperty(name);
});
