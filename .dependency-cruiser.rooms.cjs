/**
 * The rooms of the gateway, a folder inside an area each (design §3): no room imports, by whatever way round, one that
 * imports it. Tests are left out: they may set up what they like.
 */
module.exports = {
  forbidden: [
    {
      name: 'rooms-in-a-knot',
      comment: 'Two rooms of the gateway need each other. Move what they share into a room below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^gateway/[^/]+/[^/]+$' },
      to: { circular: true, path: '^gateway/[^/]+/[^/]+$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^gateway/testing/|\\.test\\.ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
