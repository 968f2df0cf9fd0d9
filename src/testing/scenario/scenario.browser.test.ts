import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { narrow, type Shape } from '#contract/narrow';
import answerShapes from '#contract/shapes/answerShapes.json';
import carriedShapes from '#contract/shapes/carriedShapes.json';
import { scenario } from './scenario';

const shapes: Readonly<Record<string, Shape>> = { ...answerShapes, ...carriedShapes };
const server = setupServer(http.all('*', () => HttpResponse.json({ success: false })));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const misfitsOf = async (name: EndpointName, shape: Shape): Promise<string[]> => {
  const { method, path } = endpoints[name];
  const answer = await fetch(`http://aurora.localhost${path}`, { method });
  const body = (await answer.json()) as { success: boolean; value?: unknown };
  const found: string[] = [];
  if (body.success) narrow(shape, body.value, (place) => found.push(name + place));
  return found;
};

test.each(['full', 'empty', 'long'] as const)(
  'SOUND-04 a scenario whose data is %s answers as the schemas say',
  async (data) => {
    // By default a story's password has no weakness.
    const answers = { passwordHint: { weakness: null } };
    server.use(scenario({ role: 'agent', data, answers }).gateway);
    const found = [];
    for (const [name, shape] of Object.entries(shapes))
      found.push(...(await misfitsOf(name as EndpointName, shape)));
    expect(found).toEqual([]);
  },
);
