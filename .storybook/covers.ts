import { http, HttpResponse } from 'msw';
import { vendorVariants, type VendorFolder } from '#contract/vendorPictures';
import { signSvg } from '../gateway/sandbox/vendorPictures/signSvg';

/**
 * Pictures of games come from the samples, as the gateway would draw them. The worker knows them from its start to
 * its end: a picture that a story asked for may be fetched when the next one is shown already.
 */
const coverOf = http.get('/covers/:file', ({ params }) =>
  HttpResponse.redirect(`/samples/${String(params['file']).replace(/-\d+\.webp$/, '')}.webp`),
);

/** Whose marks the vendors of the samples bear. */
const houses = ['NVP', 'LUM', 'JDW', 'KIR', 'STF', 'ORC', 'DL9', 'TCG_SEA', 'HBL', 'ELOTT'] as const;

const houseOf = (code: string): string => {
  const [, place] = /^V(\d+)$/.exec(code) ?? [];
  return place === undefined ? code : (houses[Number(place) % houses.length] ?? code);
};

/** Wordmarks lie in the samples, as the gateway draws them; signs are drawn here as there. */
const vendorOf = http.get('/vendors/:folder/:file', ({ params }) => {
  const [, code = '', ending = ''] = /^(.+)-([a-z]+)\.webp$/.exec(String(params['file'])) ?? [];
  const folder = String(params['folder']) as VendorFolder;
  const house = houseOf(code);
  if (folder === 'word') {
    const drawn = houses.find((one) => one === house) ?? houses[code.length % houses.length];
    return HttpResponse.redirect(`/samples/words/${drawn}.webp`);
  }
  const variant = vendorVariants.find((one) => one === ending) ?? 'color';
  return new HttpResponse(signSvg(house, folder, variant), { headers: { 'content-type': 'image/svg+xml' } });
});

export const covers = [coverOf, vendorOf];
