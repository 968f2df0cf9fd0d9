import type { BrandArt } from '#contract/boot';
import { bannerArt } from './bannerArt';

const art: BrandArt = {
  url: '/brands/aurora/hero',
  src: '/brands/aurora/art-900.webp?v=1',
  srcSet: '/brands/aurora/art-400.webp?v=2 400w, /brands/aurora/art-900.webp?v=1 900w',
  avif: '/brands/aurora/art-400.avif?v=3 400w, /brands/aurora/art-900.avif?v=4 900w',
  small: ['/brands/aurora/art-400.avif?v=3', '/brands/aurora/art-400.webp?v=2'],
};

test('SOUND-02 a banner requests the brand’s picture in the widths that its folder has', () => {
  const { url: _url, ...files } = art;
  expect(bannerArt('/brands/aurora/hero', art)).toEqual(files);
});

test.each([
  '/brands/aurora/hero-780.webp',
  '/brands/aurora/hero.avif',
  '/brands/aurora/hero?v=old',
  '/brands/kickoff/hero',
])('a banner that names the brand’s art by %s asked for files without their version (SOUND-02)', (url) => {
  const { url: _url, ...files } = art;
  expect(bannerArt(url, art)).toEqual(files);
});

test('art of ours whose name only begins like that of the brand is its own', () => {
  expect(bannerArt('/brands/aurora/heroes', art).src).toBe('/brands/aurora/heroes-780.webp');
});

test('a prop is offered in its formats', () => {
  expect(bannerArt('/art/props/env', art)).toEqual({
    src: '/art/props/env-380.webp',
    srcSet: '/art/props/env-380.webp 380w',
    avif: '/art/props/env-380.avif 380w',
    small: ['/art/props/env-380.avif', '/art/props/env-380.webp'],
  });
});

test('a picture from elsewhere is taken as it was sent', () => {
  expect(bannerArt('https://cdn.example/a.jpg', art)).toEqual({
    src: 'https://cdn.example/a.jpg',
    small: ['https://cdn.example/a.jpg'],
  });
});
