import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/*/**/schema.ts',
  out: './gateway/platform/migrations',
  casing: 'snake_case',
});
