process.env['DEEP_COVERS'] = '1';

await import('../covers/covers.test.ts');
