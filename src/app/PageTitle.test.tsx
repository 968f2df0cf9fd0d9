import { waitFor } from '@testing-library/react';
import { renderPage } from '@/testing/testPage';
import { PageTitle } from './PageTitle';

test('INFO-01 a page that was asked for with a post has a title of its own behind the post’s', async () => {
  document.title = 'Cửa hàng điểm mở cửa | Aurora88';
  await renderPage(<PageTitle />, { visited: ['/news?modal=post&item=points-mall'] });
  await waitFor(() => expect(document.title).toMatch(/^Tin tức \| /));
});

test('a page that was asked for alone keeps the title of its document', async () => {
  document.title = 'Tin tức | Aurora88';
  await renderPage(<PageTitle />, { visited: ['/news'] });
  expect(document.title).toBe('Tin tức | Aurora88');
});
