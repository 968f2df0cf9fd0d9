import { Value } from 'typebox/value';
import { narrow, type Shape } from '#contract/narrow';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import answerShapes from '#contract/shapes/answerShapes.json' with { type: 'json' };
import carriedShapes from '#contract/shapes/carriedShapes.json' with { type: 'json' };
import { withWrong, wrongValues } from '#contract/wrongValues';

const texts = ['250', '1.50', 'VND', 'MAIN', '0190b1f0-0000-7000-8000-000000000000'];
const scalars: Readonly<Record<string, unknown>> = {
  text: 'text',
  flag: true,
  number: 1.5,
  integer: 3,
  time: '2026-11-21T12:00:00.000Z',
  day: '2026-11-21',
};

const exampleOf = (shape: Shape): unknown => {
  if (typeof shape === 'string')
    return shape.startsWith('^') ? texts.find((text) => new RegExp(shape).test(text)) : scalars[shape];
  if ('of' in shape) return shape.of[0];
  if ('from' in shape) return shape.from;
  if ('orNull' in shape) return exampleOf(shape.orNull);
  if ('list' in shape) return [exampleOf(shape.list), exampleOf(shape.list)];
  if ('each' in shape) return { '*': exampleOf(shape.each) };
  if ('either' in shape) return exampleOf(Object.values(shape.either)[0] ?? 'text');
  const parts = { ...shape.parts, ...shape.maybe, ...shape.spare };
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, exampleOf(part)]));
};

const known: Readonly<Partial<Record<string, EndpointSchemas>>> = schemas;
const shapes: Readonly<Record<string, Shape>> = { ...answerShapes, ...carriedShapes };
const answers = Object.entries(shapes);

const looked = (shape: Shape, value: unknown) => {
  const misfits: string[] = [];
  return { misfits, narrowed: narrow(shape, value, (path) => misfits.push(path)) };
};

test.each(answers)('SOUND-04 a good answer to %s stays as it is', (name, shape) => {
  const example = exampleOf(shape);
  expect(Value.Check(known[name]?.value ?? {}, example)).toBe(true);
  expect(looked(shape, example)).toEqual({ misfits: [], narrowed: example });
});

test.each(answers)(
  'SOUND-04 of an answer to %s with one wrong value the rest is left, as the schema has it',
  (name, shape) => {
    const example = exampleOf(shape);
    const schema = known[name]?.value ?? {};
    for (const wrong of wrongValues(shape)) {
      const spoilt = withWrong(example, wrong);
      expect([wrong.path, Value.Check(schema, spoilt)]).toEqual([wrong.path, false]);
      const { misfits, narrowed } = looked(shape, spoilt);
      expect([wrong.path, misfits]).toEqual([
        wrong.path,
        [wrong.path.map((step) => (step === '[]' ? step : `.${step}`)).join('')],
      ]);
      if (wrong.costs === 'answer') expect([wrong.path, narrowed]).toEqual([wrong.path, undefined]);
      else expect([wrong.path, Value.Check(schema, narrowed)]).toEqual([wrong.path, true]);
    }
  },
);
