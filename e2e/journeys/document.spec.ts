import { expect, test } from '../support/test';

interface Watched {
  violations: string[];
}

for (const [brand, language] of [
  ['aurora', 'VI'],
  ['lotus', 'EN'],
  ['kickoff', 'VI'],
] as const) {
  test(`I18N-02 the document of ${brand} in ${language} is taken over as it stands, inside its content policy`, async ({
    page,
    site,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: site.address(brand) }]);
    await page.addInitScript(() => {
      const watched: Watched = { violations: [] };
      Object.assign(window, { watched });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        watched.violations.push(`${violatedDirective} ${sample}`),
      );
    });
    const reports: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/report')) reports.push(request.postData());
    });

    await page.goto(site.address(brand));
    await page.evaluate(() => {
      document.querySelector('#root header')?.setAttribute('data-of-the-document', '');
    });
    // The first render after hydration adds the cards.
    await expect(page.getByRole('main').getByRole('article').nth(3)).toBeAttached();

    await expect(page.locator('header[data-of-the-document]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    const { violations } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
    expect(violations).toEqual([]);
    const deadSheets = await page.evaluate(
      () => [...document.querySelectorAll('style')].filter(({ sheet }) => sheet === null).length,
    );
    expect(deadSheets).toBe(0);
    expect(reports).toEqual([]);
  });
}
