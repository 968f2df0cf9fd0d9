import { waitFor } from '@testing-library/react';
import { treatAllAsNear } from '@/testing/testNear';
import { renderPage } from '@/testing/testPage';
import { testGateway } from '@/testing/testSite';
import { GameRow } from './GameRow';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

/** What has loaded counts as out of view at once, as an empty row does. */
const treatAllAsFarOnceLoaded = () => {
  treatAllAsNear();
  const Near = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Near {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const isFar = options?.rootMargin === '400px';
      super((entries, watcher) => {
        tell(isFar ? entries.map((entry) => ({ ...entry, isIntersecting: false })) : entries, watcher);
      }, options);
    }
  };
};
beforeAll(treatAllAsFarOnceLoaded);

test('STAGE-01 a theme without games leaves no placeholder behind, even out of view', async () => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0 });
  await renderPage(<GameRow name="fresh" category="JP" />);
  await waitFor(() => expect(document.querySelector('.GameRow-fresh')).toBeEmptyDOMElement());
});
