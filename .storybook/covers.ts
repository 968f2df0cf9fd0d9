import { http, HttpResponse } from 'msw';
import { vendorFigure } from '../gateway/sandbox/vendorPictures/vendorFigures';

/**
 * Pictures of games come from the samples, as the gateway would draw them. The worker knows them from its start to
 * its end: a picture that a story asked for may be fetched when the next one is shown already.
 */
const coverOf = http.get('/covers/:file', ({ params }) =>
  HttpResponse.redirect(`/samples/${String(params['file']).replace(/-\d+\.webp$/, '')}.webp`),
);

/** Whose signs the vendors of the samples bear. */
const houses: Readonly<Record<string, string>> = {
  V0: 'NVP',
  V1: 'LUM',
  V2: 'JDW',
  V3: 'KIR',
  V4: 'STF',
  V5: 'ORC',
  V6: 'DL9',
  V7: 'TCG_SEA',
  V8: 'HBL',
  V9: 'ELOTT',
};

/** A vendor's sign is the figure with which the gateway draws it. */
const vendorOf = http.get('/vendors/:folder/:file', ({ params }) => {
  const code = String(params['file']).replace(/-[a-z]+\.webp$/, '');
  return HttpResponse.redirect(`/motifs/${vendorFigure(houses[code] ?? code)}.webp`);
});

export const covers = [coverOf, vendorOf];
