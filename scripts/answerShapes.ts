import type { TSchema } from 'typebox';
import { carriedCalls } from '../contract/firstCalls.ts';
import type { DeskCallName } from '../contract/desk.ts';
import { endpointNames } from '../contract/endpoints.ts';
import type { LiveTopic } from '../contract/live.ts';
import type { Shape } from '../contract/narrow.ts';
import { schemas, type EndpointSchemas } from '../contract/schemas.ts';
import { deskSchemas } from '../contract/schemas/desk.ts';
import { liveSchemas } from '../contract/schemas/live.ts';

/** The subset of JSON Schema that the contract's schemas use. */
interface Form {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: Form;
  readonly anyOf?: readonly Form[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Form;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly patternProperties?: Readonly<Record<string, Form>>;
  readonly spare?: boolean;
  readonly whole?: boolean;
}

const formats: Readonly<Partial<Record<string, string>>> = { 'date-time': 'time', date: 'day' };

const unionOf = (forms: readonly Form[]): Shape => {
  const rest = forms.filter(({ type }) => type !== 'null');
  const only =
    rest.length === 1 && rest[0]
      ? shapeOf(rest[0])
      : { either: Object.fromEntries(rest.map((form, at) => [at, shapeOf(form)])) };
  return rest.length < forms.length ? { orNull: only } : only;
};

const numberOf = ({ type, minimum, maximum }: Form): Shape => {
  if (minimum === undefined && maximum === undefined) return type === 'integer' ? 'integer' : 'number';
  return { from: minimum ?? Number.MIN_SAFE_INTEGER, ...(maximum !== undefined && { to: maximum }) };
};

const textOf = ({ format }: Form): Shape => (format === undefined ? 'text' : (formats[format] ?? 'text'));

const objectOf = ({ required = [], properties = {}, patternProperties }: Form): Shape => {
  const [every] = Object.values(patternProperties ?? {});
  if (every) return { each: shapeOf(every) };
  const groups: Record<'parts' | 'maybe' | 'spare', Record<string, Shape>> = {
    parts: {},
    maybe: {},
    spare: {},
  };
  for (const [key, form] of Object.entries(properties)) {
    const group = form.spare ? 'spare' : required.includes(key) ? 'parts' : 'maybe';
    groups[group][key] = shapeOf(form);
  }
  const { parts, maybe, spare } = groups;
  return {
    parts,
    ...(Object.keys(maybe).length > 0 && { maybe }),
    ...(Object.keys(spare).length > 0 && { spare }),
  };
};

const listOf = ({ items = {}, whole }: Form): Shape => ({ list: shapeOf(items), ...(whole && { whole }) });

const builders: Readonly<Partial<Record<string, (form: Form) => Shape>>> = {
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => 'flag',
  null: () => ({ of: [null] }),
  array: listOf,
  object: objectOf,
};

const shapeOf = (form: Form): Shape => {
  if (form.const !== undefined) return { of: [form.const] };
  // Beside an enumeration a pattern is its short form, such as that of the currencies.
  if (form.pattern !== undefined) return form.pattern;
  if (form.enum) return { of: form.enum };
  if (form.not) return { of: [] };
  if (form.anyOf) return unionOf(form.anyOf);
  const build = builders[form.type ?? ''];
  if (!build) throw new Error(`No shape is known for ${JSON.stringify(form)}`);
  return build(form);
};

/** The value of a refusal depends on its reason, so each of its parts is optional. */
const lenient = (shape: Shape): Shape =>
  typeof shape === 'object' && 'parts' in shape
    ? { parts: {}, spare: { ...shape.parts, ...shape.maybe, ...shape.spare } }
    : shape;

const known: Readonly<Partial<Record<string, EndpointSchemas>>> = schemas;

const shapesOf = (
  names: readonly string[],
  pick: (schema: EndpointSchemas) => TSchema | undefined,
): Record<string, Shape> => {
  const found: Record<string, Shape> = {};
  for (const name of names) {
    const schema = known[name] && pick(known[name]);
    if (schema && (schema as Form).type !== 'null') found[name] = shapeOf(schema);
  }
  return found;
};

const others = endpointNames.filter((name) => !carriedCalls.some((carried) => carried === name));

/** The files of shapes, with the shapes that each has. A page loads a file as a whole. */
export const answerShapes = (): Record<string, Record<string, Shape>> => ({
  carriedShapes: shapesOf(carriedCalls, ({ value }) => value),
  answerShapes: shapesOf(others, ({ value }) => value),
  failureShapes: Object.fromEntries(
    Object.entries(shapesOf(endpointNames, ({ failure }) => failure)).map(([name, shape]) => [
      name,
      lenient(shape),
    ]),
  ),
  liveShapes: Object.fromEntries(
    (Object.keys(liveSchemas) as LiveTopic[]).map((topic) => [topic, shapeOf(liveSchemas[topic])]),
  ),
  deskShapes: Object.fromEntries(
    (Object.keys(deskSchemas) as DeskCallName[]).map((name) => [name, shapeOf(deskSchemas[name].value)]),
  ),
});
