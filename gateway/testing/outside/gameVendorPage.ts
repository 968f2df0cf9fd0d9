/** The page of the vendor's games: it opens with a ticket and plays one stake at a time. */
export const gameVendorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme Games</title></head>
<body><p id="told" role="status">Opening</p><button id="spin" disabled>Play 1000</button>
<script type="module" src="play.js"></script></body></html>`;

export const gameVendorScript = `
const told = document.getElementById('told');
const button = document.getElementById('spin');
const post = async (path, body) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json();
};
const merchant = new URLSearchParams(location.search).get('merchant');
const ticket = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const opened = await post('api/open', { merchant, ticket });
if (opened.session === undefined) told.textContent = 'Please open the game again.';
else {
  const tell = (type) => parent.postMessage({ source: 'marquee-game', type }, opened.parentOrigin);
  told.textContent = opened.gameCode;
  button.disabled = false;
  tell('ready');
  button.addEventListener('click', async () => {
    button.disabled = true;
    tell('roundStarted');
    const { state, win } = await post('api/round', { session: opened.session, stake: 1000 });
    told.textContent = state === 'settled' ? 'Won ' + win : 'Not played';
    tell('roundEnded');
    button.disabled = false;
  });
}
`;

/** Framed by the site that launched it alone: one of those that the operator has named. */
export const gameVendorPolicy = (from: string | null, sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${from !== null && sites.includes(from) ? from : "'none'"}`,
  ].join('; ');
