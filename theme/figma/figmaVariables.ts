import { isRecord, own } from '../read/unknown.ts';

const mostHops = 8;

interface Variable {
  id: string;
  name: string;
  values: Record<string, unknown>;
}

const records = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []).filter(isRecord);

const textOf = (record: Record<string, unknown>, key: string) => {
  const text = own(record, key);
  return typeof text === 'string' ? text : '';
};

/** Variables and modes of a Figma export (`GET …/variables/local`, under `meta`). */
function given(meta: Record<string, unknown>) {
  const modes = records(own(meta, 'variableCollections')).flatMap((group) => records(own(group, 'modes')));
  return {
    modes: modes.map((mode) => ({ id: textOf(mode, 'modeId'), name: textOf(mode, 'name') })),
    variables: records(own(meta, 'variables')).map((variable): Variable => {
      const values = own(variable, 'valuesByMode');
      return {
        id: textOf(variable, 'id'),
        name: textOf(variable, 'name'),
        values: isRecord(values) ? values : {},
      };
    }),
  };
}

/** The same from an import body (`POST …/variables`), which our own export writes. */
function taken(body: Record<string, unknown>) {
  const values = records(own(body, 'variableModeValues'));
  return {
    modes: records(own(body, 'variableModes')).map((mode) => ({
      id: textOf(mode, 'id'),
      name: textOf(mode, 'name'),
    })),
    variables: records(own(body, 'variables')).map((variable): Variable => {
      const id = textOf(variable, 'id');
      const held = values.filter((value) => own(value, 'variableId') === id);
      return {
        id,
        name: textOf(variable, 'name'),
        values: Object.fromEntries(held.map((value) => [textOf(value, 'modeId'), own(value, 'value')])),
      };
    }),
  };
}

/**
 * Values by variable name, in the mode named after the brand, otherwise in each variable's first mode; aliases are
 * resolved.
 */
export function figmaVariables(document: Record<string, unknown>, brand: string): Map<string, unknown> {
  const meta = own(document, 'meta');
  const { modes, variables } = isRecord(meta) ? given(meta) : taken(document);
  const wanted = modes.find(({ name }) => name === brand)?.id;
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  const valueOf = ({ values }: Variable, hops: number): unknown => {
    const value = (wanted === undefined ? undefined : own(values, wanted)) ?? Object.values(values)[0];
    if (!isRecord(value) || own(value, 'type') !== 'VARIABLE_ALIAS') return value;
    const target = byId.get(textOf(value, 'id'));
    return target === undefined || hops >= mostHops ? null : valueOf(target, hops + 1);
  };
  return new Map(variables.map((variable) => [variable.name, valueOf(variable, 0)]));
}
