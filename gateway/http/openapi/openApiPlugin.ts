import type { AppPlugin } from '../plugins/AppPlugin.ts';
import { openApiDocument } from './openApiDocument.ts';

/** GET /wps/openapi.json. */
export const openApiPlugin: AppPlugin = (app) => {
  const document = openApiDocument();
  app.get('/wps/openapi.json', () => document);
};
