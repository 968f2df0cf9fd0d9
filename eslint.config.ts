import globals from 'globals';
import tseslint from 'typescript-eslint';
import type { Linter } from 'eslint';

/**
 * The doors of the house (design §1): a library enters through one room only, and the refusal names it.
 * Floors and cycles are in `.dependency-cruiser.cjs`; what nothing uses, in `knip.json`.
 */
const doors = [
  {
    library: ['axios', 'axios/*'],
    open: ['src/api/**'],
    door: 'src/api: call through a resource of src/data',
  },
  { library: ['swr', 'swr/*'], open: ['src/data/**'], door: 'src/data: use or add a resource hook there' },
  {
    library: ['formik', 'yup'],
    open: ['src/forms/**', 'src/features/**'],
    door: 'src/forms or a feature: a form is a hook there and a part without logic',
  },
  { library: ['swiper', 'swiper/*'], open: ['src/ui/**'], door: 'src/ui: use Carousel' },
  {
    library: ['crypto-js', 'crypto-js/*'],
    open: ['src/api/envelope*'],
    door: 'src/api/envelope: mark the endpoint as encrypted',
  },
  {
    library: ['dompurify'],
    open: ['src/ui/typography/SafeHtml*'],
    door: 'src/ui/typography/SafeHtml: show HTML with <SafeHtml>',
  },
  {
    library: ['i18next', 'react-i18next'],
    open: [
      'src/features/**',
      'src/screens/**',
      'src/app/**',
      'src/desk/**',
      'src/forms/**',
      'locales/**',
      'stories/**',
      '.storybook/**',
    ],
    door: 'features and screens: the component library takes its texts by props',
  },
  {
    library: ['typebox', 'typebox/*'],
    open: ['contract/schemas/**', 'gateway/**'],
    door: 'contract/schemas: import types only',
    types: true,
  },
  {
    library: ['drizzle-orm', 'drizzle-orm/*', 'pg'],
    open: ['gateway/**'],
    door: 'gateway: a repository of a resource',
  },
];

const zones = [
  'contract/**',
  'contract/schemas/**',
  'theme/**',
  'locales/**',
  'src/config/**',
  'src/domain/**',
  'src/api/**',
  'src/api/envelope*',
  'src/ui/**',
  'src/ui/typography/SafeHtml*',
  'src/data/**',
  'src/forms/**',
  'src/features/**',
  'src/screens/**',
  'src/app/**',
  'src/desk/**',
  'stories/**',
  '.storybook/**',
  'gateway/**',
  'e2e/**',
  'bench/**',
  'scripts/**',
];

/** Whether every file of `zone` lies under the open pattern. */
const within = (zone: string, open: string) => zone === open || zone.startsWith(open.replace(/\*+$/, ''));

const doorRules: Linter.Config[] = zones.map((zone) => ({
  files: [zone],
  rules: {
    'no-restricted-imports': 'off',
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...doors
            .filter(({ open }) => !open.some((pattern) => within(zone, pattern)))
            .map(({ library, door, types }) => ({
              group: library,
              message: `The door is ${door}.`,
              allowTypeImports: types ?? false,
            })),
          {
            regex: '^@mui/(material|icons-material)$',
            allowTypeImports: true,
            importNamePattern: '.',
            message: 'Import the part itself: @mui/material/Button.',
          },
          {
            group: ['**/index', '**/index.ts'],
            message: 'No barrels: import from the file that defines the thing.',
          },
        ],
      },
    ],
  },
}));

const storageDoor = 'The door is src/data/storage/storage: storage may be missing, full or poisoned.';
const leaveDoor = 'The door is src/app/leave: addresses pass the URL gate of src/domain first.';
const lookDoor = 'The door is theme/: ask `vars`, `motion` or `typography` for a purpose (WL-03).';

const sinks = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'The door is src/ui/typography/SafeHtml.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'The door is src/ui/typography/SafeHtml.',
  },
  {
    selector: 'NewExpression[callee.name="RegExp"][arguments.0.type!="Literal"]',
    message: 'A pattern from data runs through src/forms/acceptedPattern.',
  },
  {
    selector: 'CallExpression[callee.object.name="window"][callee.property.name="open"]',
    message: leaveDoor,
  },
  {
    selector:
      'AssignmentExpression[left.object.name="location"],AssignmentExpression[left.property.name="location"],CallExpression[callee.object.name="location"][callee.property.name=/^(assign|replace)$/],CallExpression[callee.object.property.name="location"][callee.property.name=/^(assign|replace)$/]',
    message: leaveDoor,
  },
  {
    selector: 'MemberExpression[object.name="window"][property.name=/^(local|session)Storage$/]',
    message: storageDoor,
  },
];

const look = [
  { selector: 'Literal[value=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i]', message: lookDoor },
  { selector: 'Literal[value=/\\b(rgba?|hsla?|oklch|oklab)\\(/]', message: lookDoor },
  {
    selector: 'TemplateElement[value.raw=/#[0-9a-f]{6}\\b|\\b(rgba?|hsla?|oklch)\\(|\\b[0-9.]+m?s\\b/i]',
    message: lookDoor,
  },
  {
    selector:
      'Property[key.name=/^(borderRadius|boxShadow|fontFamily|transitionDuration|animationDuration)$/] > Literal:not([value=0]):not([value="inherit"]):not([value="50%"]):not([value="none"])',
    message: lookDoor,
  },
  {
    selector: 'Property[key.name=/^(transition|animation)$/] > Literal[value=/[0-9]m?s\\b/]',
    message: lookDoor,
  },
];

const scaleDoor =
  'The door is the scale: sizes of text from #theme/textSize, gaps and margins from #theme/space (LIB-04).';
const measure =
  'Property[key.name=/^(fontSize|gap|rowGap|columnGap|margin(Top|Right|Bottom|Left|Block|Inline)?(Start|End)?)$/]';

const measures = [
  {
    selector: `${measure} > Literal[raw=/[1-9]/]:not([value=/^[^0-9]*$|^[0-9.]+(%|em|ch|fr)$|^calc/])`,
    message: scaleDoor,
  },
  { selector: `${measure} > UnaryExpression > Literal`, message: scaleDoor },
  { selector: `${measure} TemplateElement[value.raw=/[0-9](px|rem)/]`, message: scaleDoor },
];

const dateDoor =
  "The door is src/ui/fields/DateField: a browser's own date field speaks the language of the device, not the site's (LIB-05).";

const nativeDates = [
  {
    selector: 'JSXAttribute[name.name="type"] Literal[value=/^(date|datetime-local|month|week|time)$/]',
    message: dateDoor,
  },
  {
    selector: 'Property[key.name="type"] > Literal[value=/^(date|datetime-local|month|week|time)$/]',
    message: dateDoor,
  },
  {
    selector: 'ImportDeclaration[source.value=/^@mui.x-date-pickers.\\w*(Picker|Field)$/]',
    message: `${dateDoor} MUI's own field writes innerHTML, which Trusted Types forbid.`,
  },
];

/** Parts of MUI that the theme looks after from the start (`theme/mui/overrides.ts`). */
const drawnAtStart = 'styles|CssBaseline|Dialog|Drawer|GlobalStyles|InputBase|Tooltip';

/** What draws nothing. */
const undrawn = 'AdapterDayjs|locales|LocalizationProvider';

const stock = [
  {
    selector: `Program:has(ImportDeclaration[importKind="value"][source.value=/^@mui.(material.(?!(${drawnAtStart})$)|x-date-pickers.(?!(${undrawn})$))/]):not(:has(ImportDeclaration[source.value="#theme/stock/registerStock"]))`,
    message: "Stock parts of MUI get the brand's look by `import '#theme/stock/registerStock'` in this file.",
  },
];

const acts =
  '/^(blur|check|click|clear|dblclick|dispatchEvent|down|dragTo|focus|hover|insertText|move|press|pressSequentially|selectOption|setChecked|setInputFiles|tap|type|uncheck|up|wheel)$/';
/** A body that begins by reloading the page may act: no try meets what an earlier one left. */
const reloading = '[body.body.0.expression.argument.callee.property.name=/^(goto|reload)$/]';
const repeated = `CallExpression[callee.property.name=/^(toPass|poll)$/] ArrowFunctionExpression:not(${reloading})`;
const onceDoor =
  'A retry asserts, and repeats no act that could count twice (FIX-08): wait until the page is ready, act once, then wait for the outcome.';

const repeatedActs = [
  { selector: `${repeated} CallExpression[callee.property.name=${acts}]`, message: onceDoor },
  { selector: `${repeated} CallExpression[callee.name=${acts}]`, message: onceDoor },
  {
    selector:
      'CallExpression[callee.property.name="toPass"][callee.object.arguments.0.type!="ArrowFunctionExpression"]',
    message: 'Write what is retried inside of `expect(async () => { … })`, so that its acts are seen.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'storybook-static',
      'reports',
      'node_modules',
      '.data',
      '.cache',
      '.storybook/public',
      'public',
      'coverage',
      '**/*.cjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    extends: [...tseslint.configs.recommended],
    rules: {
      'no-eval': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A library's interface takes what we add by extending it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['contract/**/*.ts', 'theme/**/*.ts', 'src/**/*.{ts,tsx}', 'gateway/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: storageDoor },
        { name: 'sessionStorage', message: storageDoor },
        { name: 'parseFloat', message: 'Amounts are bigint minor units: src/domain/money.' },
      ],
      'no-restricted-syntax': ['error', ...sinks, ...look, ...nativeDates, ...stock],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...sinks, ...look, ...measures, ...nativeDates, ...stock],
    },
  },
  {
    files: [
      'src/ui/typography/SafeHtml*',
      'src/data/storage/storage*',
      'src/app/leave*',
      'src/forms/acceptedPattern*',
      'src/**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...look, ...nativeDates, ...stock],
      'no-restricted-globals': 'off',
    },
  },
  { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...repeatedActs] } },
  { files: ['scripts/**', 'bench/**', 'e2e/**', 'gateway/operator/cli.ts'], rules: { 'no-console': 'off' } },
  ...doorRules,
);
