import { bannerArt } from './bannerArt';

test('our own art is offered in its sizes and formats', () => {
  expect(bannerArt('/brands/aurora/hero')).toEqual({
    src: '/brands/aurora/hero-780.webp',
    srcSet: '/brands/aurora/hero-390.webp 390w, /brands/aurora/hero-780.webp 780w',
    avif: '/brands/aurora/hero-390.avif 390w, /brands/aurora/hero-780.avif 780w',
    small: ['/brands/aurora/hero-390.avif', '/brands/aurora/hero-390.webp'],
  });
  expect(bannerArt('/art/props/env').src).toBe('/art/props/env-380.webp');
});

test('a picture from elsewhere is taken as it was sent', () => {
  expect(bannerArt('https://cdn.example/a.jpg')).toEqual({
    src: 'https://cdn.example/a.jpg',
    small: ['https://cdn.example/a.jpg'],
  });
});
