import { http, HttpResponse } from 'msw';
import { pictures } from '../stories/samples';

/**
 * Pictures of games come from the samples, as the gateway would draw them. The worker knows them from its start to
 * its end: a picture that a story asked for may be fetched when the next one is shown already.
 */
const coverOf = http.get('/covers/:file', ({ params }) =>
  HttpResponse.redirect(`/samples/${String(params['file']).replace(/-\d+\.webp$/, '')}.webp`),
);

/** Every vendor shows the same sign. */
const vendorOf = http.get('/vendors/:folder/:file', () => HttpResponse.redirect(pictures.trophy));

export const covers = [coverOf, vendorOf];
