import { insertBefore, mustNotExist, mustMatch, mustRead, type Edits, type Read } from './edits.ts';
import { NewRefusal } from './NewRefusal.ts';

const files = {
  modules: 'gateway/app/modules.ts',
  policy: 'gateway/http/policy/policyMatrix.ts',
  coolOff: 'gateway/http/policy/coolOffMatrix.ts',
  shapes: 'contract/shapes/answerShapes.json',
  scenario: 'src/testing/scenario/scenario.ts',
  faults: 'e2e/support/faultTable.ts',
} as const;

/** The roles that the endpoint table and the policy both admit, by the role of the area's `own` calls. */
const standings: Readonly<Record<string, string>> = {
  member: 'realMembers',
  player: 'players',
  agent: 'agents',
};

const resource = (name: string, use: string) => `import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

export const ${use} = (): Resource<Value<'${name}'>> =>
  useEndpoint('${name}', undefined, { revalidateIfStale: true });
`;

/** The handlers of an area, where the gateway's list of modules imports them from. */
const routesOf = (modules: string, area: string): string => {
  const path = new RegExp(`import \\{ ${area}Module \\} from '\\.\\./(.+)';`).exec(modules)?.[1];
  if (path === undefined)
    throw new NewRefusal(`${files.modules} has no ${area}Module: an area such as rewards is wanted`);
  return `gateway/${path}`;
};

const lastBefore = (text: string, mark: string, line: string): string =>
  insertBefore(text, mark, line, text.lastIndexOf(mark));

/**
 * `call rewards spinHistory GET /wps/rewards/spins` adds a call of a member to every table that has a row per call.
 * Its answer has one field. For a GET it also adds the hook that reads it.
 */
export function newCall(read: Read, [area, given, verb, at]: readonly string[]): Edits {
  const room = mustMatch(area, /^[a-z][A-Za-z]+$/, 'an area such as rewards');
  const name = mustMatch(given, /^[a-z][A-Za-z\d]+$/, 'a name such as spinHistory');
  const method = mustMatch(verb, /^(GET|POST)$/, 'GET or POST');
  const path = mustMatch(at, /^\/(wps|lgw|lotto)\/[\w/]+$/, 'a path such as /wps/rewards/spins');
  const reads = method === 'GET';
  const own = {
    endpoints: `contract/endpoints/${room}.ts`,
    schemas: `contract/schemas/${room}.ts`,
    routes: routesOf(mustRead(read, files.modules), room),
  };
  const endpoints = mustRead(read, own.endpoints);
  const role = /const own = \{[^}]*role: '(\w+)'/.exec(endpoints)?.[1] ?? '';
  const standing = standings[role];
  if (standing === undefined)
    throw new NewRefusal(`${own.endpoints} has no calls of a member: an area such as rewards is wanted`);
  const shapes = JSON.parse(mustRead(read, files.shapes)) as Record<string, unknown>;
  const policy = mustRead(read, files.policy);
  if (policy.includes(`  ${name}: `)) throw new NewRefusal(`${name} is there already`);
  const body = reads ? '' : 'body: Type.Object({}, { additionalProperties: false }), ';
  const use = `use${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const hook = `src/data/resources/${use}.ts`;
  mustNotExist(read, [hook]);
  return {
    [own.endpoints]: lastBefore(
      endpoints,
      '} as const',
      `  ${name}: { ...own, method: '${method}', path: '${path}', chosen: true },`,
    ),
    [own.schemas]: lastBefore(
      mustRead(read, own.schemas),
      '} as const;',
      `  ${name}: { ${body}value: Type.Object({ at: Type.Integer() }) },`,
    ),
    [files.shapes]: JSON.stringify({ ...shapes, [name]: { parts: { at: 'integer' } } }),
    [files.policy]: lastBefore(policy, '} as const satisfies', `  ${name}: ${standing},`),
    // Closed during a break or self-exclusion until an engineer decides otherwise (SAFE-03).
    [files.coolOff]: lastBefore(
      mustRead(read, files.coolOff),
      '} as const satisfies',
      `  ${name}: 'closed',`,
    ),
    [own.routes]: lastBefore(
      mustRead(read, own.routes),
      '} satisfies Handlers',
      `    ${name}: ({ now }) => ({ at: now.getTime() }),`,
    ),
    [files.scenario]: insertBefore(
      mustRead(read, files.scenario),
      'changePassword: null,',
      `    ${name}: { at: 0 },`,
    ),
    [files.faults]: lastBefore(
      mustRead(read, files.faults),
      '} as const satisfies',
      `  ${name}: ${reads ? 'elsewhere' : 'act'},`,
    ),
    ...(reads && { [hook]: resource(name, use) }),
  };
}
