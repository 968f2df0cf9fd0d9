import { expect } from '@playwright/test';
import { contrastOf } from './contrastOf';
import { collectPairs, shownPairs, withoutRing } from './shownPairs';
import { idsOf } from './storyCases';
import { test } from './storyTest';

const first = { brand: 'aurora', screen: 'desktop' } as const;
const brands = [first.brand, 'lotus', 'kickoff', 'wireframe', 'audit'] as const;

/** One test for each page of stock MUI components: it measures their computed styles in every brand. */
export const measureStock = (): void => {
  for (const [at, id] of idsOf('guide/MUI in this brand').entries()) {
    const title = `LIB-01 ${id}: text, icons, edges and focus of MUI's own parts can be seen in every brand`;
    test(title, { tag: at === 0 ? [] : ['@wide'] }, async ({ stories }) => {
      await stories.present({ id, name: id, mode: first, recoloured: false });
      for (const brand of brands) {
        await stories.wear(brand);
        const pairs = await stories.shown().evaluate(collectPairs, shownPairs);
        const weak = pairs
          .map((pair) => ({ ...pair, contrast: contrastOf(pair) }))
          .filter(({ contrast, needs }) => contrast < needs)
          .map(({ name, contrast, needs }) => `${brand}, ${name} ${contrast.toFixed(2)} of ${needs}`);
        expect(pairs.length).toBeGreaterThan(0);
        expect([...new Set(weak)]).toEqual([]);
      }
      await stories.shown().keyboard.press('Tab');
      expect(await stories.shown().evaluate(withoutRing)).toEqual([]);
    });
  }
};
