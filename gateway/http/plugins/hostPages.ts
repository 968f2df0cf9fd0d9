interface Words {
  readonly vi: string;
  readonly en: string;
}

/** A plain page without style or script, which names neither a brand nor the software. */
const hostPage = (code: number, { vi, en }: Words): string =>
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${code}</title></head><body><main><h1>${code}</h1><p>${vi}</p><p lang="en">${en}</p></main></body></html>`;

export const hostPages = {
  unknown: {
    code: 404,
    text: hostPage(404, {
      vi: 'Không có trang web nào ở địa chỉ này.',
      en: 'There is no site at this address.',
    }),
  },
  refused: {
    code: 503,
    text: hostPage(503, {
      vi: 'Trang web tạm thời không hoạt động. Vui lòng quay lại sau.',
      en: 'This site is not available right now. Please come back later.',
    }),
  },
} as const;
