import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Body } from '#contract/wireTypes';
import { refuse } from '../../platform/refusal/refusal.ts';

/** Content types of the two formats in which browsers report what a content policy stopped. */
export const browserReportTypes = ['application/csp-report', 'application/reports+json'] as const;

const words = Type.Optional(Type.String());

const older = Compile(
  Type.Object({
    'csp-report': Type.Object({
      'document-uri': words,
      'blocked-uri': words,
      'effective-directive': words,
      'violated-directive': words,
    }),
  }),
);

const newer = Compile(
  Type.Array(
    Type.Object({
      type: Type.Literal('csp-violation'),
      body: Type.Object({ documentURL: words, blockedURL: words, effectiveDirective: words }),
    }),
    { minItems: 1, maxItems: 100 },
  ),
);

const report = (directive = '', blocked = '', page = ''): Body<'report'> => ({
  kind: 'policy',
  directive: directive.slice(0, 64),
  blocked: blocked.slice(0, 300),
  page: page.slice(0, 300),
});

/** A browser's report as one of ours; of several the first, since they repeat each other. */
export const readBrowserReport = (value: unknown): Body<'report'> => {
  if (older.Check(value)) {
    const said = value['csp-report'];
    return report(
      said['effective-directive'] ?? said['violated-directive'],
      said['blocked-uri'],
      said['document-uri'],
    );
  }
  if (!newer.Check(value)) return refuse('bad_request');
  const said = value[0]?.body;
  return report(said?.effectiveDirective, said?.blockedURL, said?.documentURL);
};
