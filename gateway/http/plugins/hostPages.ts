interface Words {
  readonly vi: string;
  readonly en: string;
}

/** A plain page without style or script, which names neither a brand nor the software. */
const plainPage = (code: number, { vi, en }: Words, link = ''): string =>
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${code}</title></head><body><main><h1>${code}</h1><p>${vi}</p><p lang="en">${en}</p>${link}</main></body></html>`;

export const hostPages = {
  unknown: {
    code: 404,
    text: plainPage(404, {
      vi: 'Không có trang web nào ở địa chỉ này.',
      en: 'There is no site at this address.',
    }),
  },
  refused: {
    code: 503,
    text: plainPage(503, {
      vi: 'Trang web tạm thời không hoạt động. Vui lòng quay lại sau.',
      en: 'This site is not available right now. Please come back later.',
    }),
  },
} as const;

const toHome = '<p><a href="/">Trang chủ · Home</a></p>';

/** The page for a browser whose address failed with a status, where no page of the site could be written (FIX-03). */
export const failurePage = (status: number): string =>
  plainPage(
    status,
    status === 429 || status >= 500
      ? {
          vi: 'Trang web tạm thời không hoạt động. Vui lòng thử lại sau.',
          en: 'This site is not available right now. Please try again later.',
        }
      : { vi: 'Không mở được địa chỉ này.', en: 'This address cannot be opened.' },
    toHome,
  );
