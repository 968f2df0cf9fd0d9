import { http, HttpResponse } from 'msw';

/**
 * Pictures of games come from the samples, as the gateway would draw them. The worker knows them from its start to
 * its end: a picture that a story asked for may be fetched when the next one is shown already.
 */
export const covers = http.get('/covers/:file', ({ params }) =>
  HttpResponse.redirect(`/samples/${String(params['file']).replace(/-\d+\.webp$/, '')}.webp`),
);
