/**
 * The floors of the house (design §1): a file imports from lower floors and from its own folder;
 * neighbours on one floor do not see each other. Each refusal names the way that is open.
 */
const floors = [
  { floor: 0, path: '^contract/' },
  { floor: 1, path: '^(src/config|theme|locales)/' },
  { floor: 2, path: '^src/domain/' },
  { floor: 3, path: '^src/(api|ui)/' },
  { floor: 4, path: '^src/(data|forms)/' },
  { floor: 5, path: '^src/shared/' },
  { floor: 6, path: '^src/features/' },
  { floor: 7, path: '^src/screens/' },
  { floor: 8, path: '^src/(app|desk)/' },
];

const upward = floors.slice(0, -1).map(({ floor, path }) => ({
  name: `floor-${floor}-looks-up`,
  comment: `Floor ${floor} may not import from a higher floor. Move the shared part down, or pass it in from above.`,
  severity: 'error',
  from: { path },
  to: { path: floors.filter((other) => other.floor > floor).map((other) => other.path) },
}));

/**
 * The areas of the gateway (design §3), the lowest first: an area imports from lower areas and from its own, and two
 * on one line do not see each other. What lies under test sets itself up with whatever it needs.
 */
const areas = [
  ['platform'],
  ['ledger', 'brands'],
  ['http', 'sender', 'front'],
  ['members'],
  ['catalogue', 'content'],
  ['money'],
  ['play'],
  ['offers', 'agents'],
  ['reports'],
  ['staff'],
  ['sandbox', 'outside', 'live'],
  ['seed'],
  ['operator'],
  ['app'],
];

const areaLooksUp = areas.flatMap((line, height) =>
  line.map((area) => ({
    name: `gateway-${area}-looks-up`,
    comment: `${area}/ may not import from an area above or beside it. Move the shared part down, or take it as an argument that app/ gives.`,
    severity: 'error',
    from: { path: `^gateway/${area}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: '^gateway/',
      pathNot: `^gateway/(${[...areas.slice(0, height).flat(), area].join('|')})/`,
    },
  })),
);

const neighbour = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

const testFile = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    ...upward,
    ...areaLooksUp,
    neighbour('theme-sees-neighbours', '^theme/', '^(src/config|locales)/', 'The look knows tokens only.'),
    neighbour('locales-see-neighbours', '^locales/', '^(src/config|theme)/', 'Words know the contract only.'),
    neighbour(
      'config-sees-neighbours',
      '^src/config/',
      '^(locales|theme)/',
      'Configuration knows the contract only.',
    ),
    neighbour(
      'api-sees-ui',
      '^src/api/',
      '^src/ui/',
      'Transport shows nothing: it returns typed failures, the app floor decides what is shown.',
    ),
    neighbour(
      'ui-sees-api',
      '^src/ui/',
      '^src/api/',
      'A component takes everything by props; a feature fetches through src/data.',
    ),
    neighbour('app-sees-desk', '^src/app/', '^src/desk/', 'The desk is a page of its own, built apart.'),
    neighbour('desk-sees-app', '^src/desk/', '^src/app/', 'The desk is a page of its own, built apart.'),
    neighbour('data-sees-forms', '^src/data/', '^src/forms/', 'Resources know nothing of forms.'),
    neighbour(
      'forms-see-data',
      '^src/forms/',
      '^src/data/',
      'A form takes its rules by arguments; the feature fetches them.',
    ),
    {
      name: 'feature-sees-feature',
      comment: 'A feature opens another only by address (?modal=…); what two share belongs on a lower floor.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'screen-sees-screen',
      comment: 'A screen shows features; what two screens share is a feature or a ui part.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'src-sees-outside',
      comment: 'Nothing in src sees gateway, stories, e2e, bench or scripts: the wire is contract/.',
      severity: 'error',
      from: { path: '^(src|contract|theme|locales)/' },
      to: { path: '^(gateway|stories|e2e|bench|scripts)/' },
    },
    neighbour(
      'stories-see-app',
      '^stories/',
      '^(src/app|gateway|e2e)/',
      'Stories show ui, features and screens; the app is seen in e2e.',
    ),
    neighbour(
      'e2e-sees-inside',
      '^e2e/',
      '^(src/(?!config/)|gateway|stories|theme)/',
      'Journeys see the contract and the configuration only.',
    ),
    {
      name: 'gateway-sees-site',
      comment:
        'The gateway sees contract, locales and the pure brand readers of theme (docs/decisions), never the site.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(src|stories|e2e)/' },
    },
    {
      name: 'outside-party-sees-gateway',
      comment:
        'The outside parties of the tests are written from docs/ports alone: what they need to know stands there.',
      severity: 'error',
      from: { path: '^gateway/testing/outside/' },
      to: { path: '^(gateway|contract|locales|theme|src)/', pathNot: '^gateway/testing/outside/' },
    },
    {
      name: 'gateway-operator-sees-seed',
      comment: 'The operator works in production, where there is no demonstration world.',
      severity: 'error',
      from: { path: '^gateway/operator/', pathNot: testFile },
      to: { path: '^gateway/seed/' },
    },
    {
      name: 'gateway-foreign-table',
      comment:
        'A table belongs to its room: ask a function of that room, which takes your transaction, or join a view that it offers. Foreign keys, reports, the seed and tests are free.',
      severity: 'error',
      from: {
        path: '^gateway/([^/]+)/([^/]+/|)',
        pathNot: [testFile, '/schema\\.ts$', '^gateway/(reports|seed|testing)/'],
      },
      to: {
        path: '^gateway/.+/schema\\.ts$',
        pathNot: '^gateway/$1/$2schema\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'schemas-in-the-site',
      comment:
        'The site takes types of contract/schemas only (`import type`, contract/wireTypes): TypeBox stays out of the bundle.',
      severity: 'error',
      from: { path: '^src/', pathNot: testFile },
      to: { path: '^contract/schemas', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'private-use-endpoint',
      comment: '`useEndpoint` is private to data: use the hook of a resource.',
      severity: 'error',
      from: { pathNot: '^src/data/' },
      to: { path: '^src/data/core/useEndpoint' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle hides which file owns what: split the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'runtime-sees-tests',
      comment: 'Runtime code never imports tests or fixtures.',
      severity: 'error',
      from: {
        path: '^(src|gateway|contract|theme|locales)/',
        pathNot: [testFile, '^(gateway|src)/testing/'],
      },
      to: { path: [testFile, '^(gateway|src)/testing/', '^(config/jest)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|reports|\\.storybook/public)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.svg', '.css'],
    },
  },
};
